/** A tab as a shopper uses it, in whichever browser. Elements are named by CSS selectors, and waited for. */
export interface Tab {
  open(path: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  click(selector: string): Promise<void>;
  /** The mouse comes to rest on an element, or on a point of the window */
  point(at: string | { x: number; y: number }): Promise<void>;
  /** Replaces what stands in a field */
  type(selector: string, text: string): Promise<void>;
  choose(select: string, value: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Turns the wheel over an element while Shift is held */
  shiftWheel(selector: string, pixels: number): Promise<void>;
  /** Runs in the page; a promise is waited for */
  run<T, A extends readonly unknown[]>(script: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space';

/** What a story may need that not every driver has. */
export type Skill = 'touch' | 'shiftWheel';

export interface OpenBrowser {
  newTab(): Promise<Tab>;
  /** What the pages have complained about; nothing where the driver has no console */
  errors: readonly string[];
  close(): Promise<void>;
}

export interface BrowserOptions {
  /** The shop's address */
  url: string;
  size: 'desktop' | 'phone';
  /** Without JavaScript when false */
  scripts: boolean;
}

export interface Engine {
  name: 'Firefox' | 'WebKit';
  /** How to get it; undefined where it is installed */
  remedy: string | undefined;
  /** What its driver cannot do, and so is not told in it */
  cannot: Partial<Record<Skill, string>>;
  open(options: BrowserOptions): Promise<OpenBrowser>;
}
