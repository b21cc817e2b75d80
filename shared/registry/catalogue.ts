/** Arguments that the registry passes to a widget when it mounts. */
export interface Mounting {
  /** The element that carries `data-widget` */
  host: HTMLElement;
  /** Clicks on intent buttons before the widget was ready: one of them is replayed */
  clicks?: readonly MouseEvent[] | undefined;
  /** Reports a failure after mounting (a later render, an effect): unmounts, and restores the server HTML */
  fail(error: unknown): void;
}

/** Unmounts a widget: restores the host's server HTML, and never throws. */
export type Unmount = () => void;

export interface Widget {
  /**
   * `enhance` works on the server's own nodes. `replace` detaches them, renders, and then owns the content of its host,
   * apart from slots.
   */
  mode: 'enhance' | 'replace';
  /**
   * Fetches additional code or data for this host. The server HTML stays until the fetch resolves, and permanently if
   * it fails.
   */
  prepare?: ((host: HTMLElement) => Promise<unknown> | undefined) | undefined;
  /** Starts services that widgets of the page share, before the widget mounts. Not called on a prerendered page. */
  start?: (() => Promise<unknown> | undefined) | undefined;
  /** Mounts synchronously, or throws and leaves the host untouched. */
  mount(mounting: Mounting): Unmount;
}

export interface CatalogueEntry {
  /** The loading strategy, e.g. `visible(200px) media((min-width: 60em))` */
  on: string;
  /** Fetches the code. Can be called again after a failure */
  load: () => Promise<{ default: Widget }>;
}

type Condition = ('load' | 'idle' | 'visible' | 'interaction') | `visible(${string})` | `media(${string})`;

/** A strategy as written in the catalogue: the compiler reports an unknown condition. */
export type Strategy = Condition | `${Condition} ${string}`;

export type Catalogue = Readonly<Record<string, CatalogueEntry>>;

/** The state of a host. In the states `unknown` and `failed` the server HTML stays unchanged. */
export type State = 'waiting' | 'loading' | 'ready' | 'failed' | 'unknown';
