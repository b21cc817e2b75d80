export interface Mounting {
  host: HTMLElement;
  /** Clicks on intent buttons before the widget was ready. One of these clicks is replayed */
  clicks?: readonly MouseEvent[] | undefined;
  /** Reports an error after mounting, for example in an effect. Unmounts the widget and restores the server HTML */
  fail(error: unknown): void;
}

/** Unmounts a widget and restores the host's server HTML. Never throws. */
export type Unmount = () => void;

export interface Widget {
  /** `enhance` works on the server's nodes. `replace` detaches the nodes, except slots, and renders new content. */
  mode: 'enhance' | 'replace';
  /** Fetches additional code or data before mounting. If the promise rejects, the widget does not mount. */
  prepare?: ((host: HTMLElement) => Promise<unknown> | undefined) | undefined;
  /**
   * Starts services that several widgets share, before mounting. On a prerendered page, called after the user has
   * opened the page.
   */
  start?: (() => Promise<unknown> | undefined) | undefined;
  /** Mounts the widget synchronously. If `mount` throws, the host must be unchanged. */
  mount(mounting: Mounting): Unmount;
}

export interface CatalogueEntry {
  /** The loading strategy, for example `visible(200px) media((min-width: 60em))` */
  on: string;
  /** Fetches the code of the widget. Called again after a failure */
  load: () => Promise<{ default: Widget }>;
}

type Condition = ('load' | 'idle' | 'visible' | 'interaction') | `visible(${string})` | `media(${string})`;

/** The loading strategy of a widget in the catalogue. The compiler checks only the first condition. */
export type Strategy = Condition | `${Condition} ${string}`;

export type Catalogue = Readonly<Record<string, CatalogueEntry>>;

/** The state of a host. The widget is mounted only in the state `ready`. */
export type State = 'waiting' | 'loading' | 'ready' | 'failed' | 'unknown';
