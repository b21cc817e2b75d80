export interface Mounting {
  host: HTMLElement;
  /** Clicks on intent buttons before the widget was ready. One of them is replayed */
  clicks?: readonly MouseEvent[] | undefined;
  /** Reports an error after mounting, e.g. of an effect. Unmounts the widget and restores the server HTML */
  fail(error: unknown): void;
}

/** Unmounts a widget and restores the host's server HTML. Never throws. */
export type Unmount = () => void;

export interface Widget {
  /** `enhance` works on the server's nodes. `replace` detaches the nodes, except slots, and renders new content. */
  mode: 'enhance' | 'replace';
  /** Fetches additional code or data before mounting. If it rejects, the widget does not mount. */
  prepare?: ((host: HTMLElement) => Promise<unknown> | undefined) | undefined;
  /** Starts services that several widgets share, before mounting. Not called until a prerendered page is opened. */
  start?: (() => Promise<unknown> | undefined) | undefined;
  /** Mounts synchronously. If it throws, the host must be unchanged. */
  mount(mounting: Mounting): Unmount;
}

export interface CatalogueEntry {
  /** The loading strategy, e.g. `visible(200px) media((min-width: 60em))` */
  on: string;
  /** Fetches the code. Called again after a failure */
  load: () => Promise<{ default: Widget }>;
}

type Condition = ('load' | 'idle' | 'visible' | 'interaction') | `visible(${string})` | `media(${string})`;

/** A strategy in the catalogue. The compiler checks the first condition. */
export type Strategy = Condition | `${Condition} ${string}`;

export type Catalogue = Readonly<Record<string, CatalogueEntry>>;

/** The state of a host. Only in the state `ready`, the widget is mounted. */
export type State = 'waiting' | 'loading' | 'ready' | 'failed' | 'unknown';
