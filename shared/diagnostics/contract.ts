/** Describes the required HTML and the effects of a widget. Texts are German. */
export interface Contract {
  /** `enhance` works on the server HTML; `replace` renders a component instead */
  mode: 'enhance' | 'replace';
  /** Page style of the server HTML: `every` for `every.page.css` */
  sheet: string;
  /** Required elements of the server HTML: a selector inside the host, and its description */
  requiredParts: Readonly<Record<string, string>>;
  /** Whether the widget may contain another widget of the same name */
  nests?: boolean;
  /** Whether the HTML contains a form that `requiredParts` does not contain */
  form?: boolean;
  /** Additional checks; returns German sentences that follow the widget's name */
  check?(host: Element): string[];
  /** Whether `check` needs the whole page */
  readsPage?: boolean;
  readsText?: boolean;
  /** Mode `replace` only: selector of elements whose texts the component may change */
  own?: string;
  /** Mode `replace` only: selector of the fallback for pages without JavaScript */
  fallback?: string;
  /** Props in JSON in which unknown keys are mistakes, because editors write all keys */
  written?: readonly string[];
  /** `data-` attributes that the widget or its style reads inside the host. Similar names are reported */
  marks?: readonly string[];
  /**
   * How links to ids are checked. `own`: not at all, because the widget handles its links. `parts`: each link must lead
   * to an element of the widget. By default, only links to a misspelt id are reported
   */
  links?: 'own' | 'parts';
  /** Whether the widget checks the first option of its selects itself */
  checksFirstOption?: boolean;
  /** Values of `data-slot`, and the content of each slot */
  slots: Readonly<Record<string, string>>;
  /** Values of `data-widget-intent`, and what a click does */
  intents: Readonly<Record<string, string>>;
  /** DOM events on `document`, and when the widget dispatches them */
  events: Readonly<Record<string, string>>;
  /** Calls of the shop API, and when the widget makes them */
  calls: Readonly<Record<string, string>>;
}

type Listed = 'slots' | 'intents' | 'events' | 'calls';

/** A contract in a widget's folder, which may omit empty lists. */
export type WrittenContract = Omit<Contract, Listed> & Partial<Pick<Contract, Listed>>;

export type Contracts = Readonly<Record<string, Contract>>;
