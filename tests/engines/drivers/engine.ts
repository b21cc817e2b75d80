/** A browser tab. Its methods wait for the element that a CSS selector matches. */
export interface Tab {
  open(path: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  click(selector: string): Promise<void>;
  /** Moves the mouse to an element or to a point of the viewport */
  point(at: string | { x: number; y: number }): Promise<void>;
  /** Replaces the text of a field */
  type(selector: string, text: string): Promise<void>;
  choose(select: string, value: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Turns the wheel over an element while Shift is held down */
  shiftWheel(selector: string, pixels: number): Promise<void>;
  /** Runs a function in the page and waits for its result */
  run<T, A extends readonly unknown[]>(script: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space';

/** Capabilities that some drivers lack. */
export type Capability = 'touch' | 'shiftWheel';

export interface OpenBrowser {
  newTab(): Promise<Tab>;
  /** Console errors of all pages; empty if the driver reports no console messages */
  errors: readonly string[];
  close(): Promise<void>;
}

export interface BrowserOptions {
  url: string;
  size: 'desktop' | 'phone';
  /** Whether JavaScript is enabled */
  scripts: boolean;
}

export interface Engine {
  name: 'Firefox' | 'WebKit';
  /** How to install the browser; undefined if the browser is installed */
  remedy: string | undefined;
  /** Capabilities that the driver lacks, each with the reason. A test that needs one of them is skipped. */
  cannot: Partial<Record<Capability, string>>;
  open(options: BrowserOptions): Promise<OpenBrowser>;
}
