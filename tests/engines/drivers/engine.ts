/** A tab as a shopper uses it, in any browser. Waits for elements, which are given by CSS selectors. */
export interface Tab {
  open(path: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  click(selector: string): Promise<void>;
  /** Rests the mouse on an element or a point of the window */
  point(at: string | { x: number; y: number }): Promise<void>;
  /** Replaces the text of a field */
  type(selector: string, text: string): Promise<void>;
  choose(select: string, value: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Turns the wheel over an element while Shift is held */
  shiftWheel(selector: string, pixels: number): Promise<void>;
  /** Runs in the page and awaits a promise */
  run<T, A extends readonly unknown[]>(script: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space';

/** Abilities that a story may need and some drivers lack. */
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
  /** Abilities that its driver lacks; stories that need them are skipped */
  cannot: Partial<Record<Skill, string>>;
  open(options: BrowserOptions): Promise<OpenBrowser>;
}
