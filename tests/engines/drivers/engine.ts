/** A browser tab. Its methods wait for the element that a CSS selector names. */
export interface Tab {
  open(path: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  click(selector: string): Promise<void>;
  /** Moves the mouse to an element or a point of the window */
  point(at: string | { x: number; y: number }): Promise<void>;
  /** Replaces the text of a field */
  type(selector: string, text: string): Promise<void>;
  choose(select: string, value: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Turns the wheel over an element while Shift is held */
  shiftWheel(selector: string, pixels: number): Promise<void>;
  /** Runs a function in the page and awaits its result */
  run<T, A extends readonly unknown[]>(script: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space';

/** Abilities that some drivers lack. */
export type Skill = 'touch' | 'shiftWheel';

export interface OpenBrowser {
  newTab(): Promise<Tab>;
  /** Console errors of the pages; empty if the driver has no console */
  errors: readonly string[];
  close(): Promise<void>;
}

export interface BrowserOptions {
  /** URL of the shop */
  url: string;
  size: 'desktop' | 'phone';
  /** False turns JavaScript off */
  scripts: boolean;
}

export interface Engine {
  name: 'Firefox' | 'WebKit';
  /** Instructions to install the browser; undefined if it is installed */
  remedy: string | undefined;
  /** Abilities that the driver lacks, with the reason. Stories that need an ability are skipped. */
  cannot: Partial<Record<Skill, string>>;
  open(options: BrowserOptions): Promise<OpenBrowser>;
}
