/** What the registry hands to a widget when it mounts. */
export interface Mounting {
  /** The element that carries `data-widget` */
  host: HTMLElement;
  /** Clicks on intent buttons that came before the widget was ready: one of them is to be replayed */
  clicks?: readonly MouseEvent[] | undefined;
  /** Reports a failure after mounting (a later render, an effect): unmounts, and restores the server HTML */
  fail(error: unknown): void;
}

/** A mounted widget's way back: leaves the host as the server sent it, and never throws. */
export type Unmount = () => void;

export interface Widget {
  /**
   * `enhance` works on the server's own nodes; `replace` sets them aside and renders, and owns the inside of
   * its host from then on, apart from slots.
   */
  mode: 'enhance' | 'replace';
  /** Fetches what this place needs besides; the server's HTML stays until it is there, and for good when it fails. */
  prepare?: ((host: HTMLElement) => Promise<unknown> | undefined) | undefined;
  /** Mounts at once, or throws and leaves the host untouched. */
  mount(mounting: Mounting): Unmount;
}

export interface CatalogueEntry {
  /** When it loads, e.g. `visible(200px) media((min-width: 60em))` */
  on: string;
  /** Fetches the code; `again` is put behind its address for a second try */
  load: (again?: string) => Promise<{ default: Widget }>;
}

type Condition = ('load' | 'idle' | 'visible' | 'interaction') | `visible(${string})` | `media(${string})`;

/** As it is written in the catalogue, where the editor's compiler sees a name that there is not. */
export type Strategy = Condition | `${Condition} ${string}`;

export type Catalogue = Readonly<Record<string, CatalogueEntry>>;

/** Where a widget stands. `unknown` and `failed` leave the server HTML as it is. */
export type State = 'waiting' | 'loading' | 'ready' | 'failed' | 'unknown';
