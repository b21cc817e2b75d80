/** Describes a widget beyond its props, for editors and integrators. Texts are German. */
export interface Contract {
  /** `enhance` changes the server's HTML; `replace` renders a component in its place */
  mode: 'enhance' | 'replace';
  /** Page style of the server's HTML: `every` for `every.page.css` */
  sheet: string;
  /** Required parts of the server's HTML, by a selector inside the host */
  requiredParts: Readonly<Record<string, string>>;
  /** Whether the widget may contain another widget of the same name */
  nests?: boolean;
  /** Whether the HTML has a form that no required part names */
  form?: boolean;
  /** Further checks; returns German sentences that follow the widget's name */
  check?(host: Element): string[];
  /** Whether `check` reads the page around the widget, so that it needs the whole page */
  readsPage?: boolean;
  /** Whether `check` reads the texts of the widget */
  readsText?: boolean;
  /**
   * Parts of a replacing widget whose texts come from the component and may differ from the printed ones; by
   * a selector inside the host
   */
  own?: string;
  /** Replacing widgets: the fallback for pages without JavaScript, by a selector */
  fallback?: string;
  /** Props whose keys are all written by an editor, so that an unknown key is a mistake */
  written?: readonly string[];
  /** Attributes of parts that the widget or its style reads; similar names are reported */
  marks?: readonly string[];
  /**
   * How links to ids of the page are checked. `own`: the widget checks them or opens their targets itself.
   * `parts`: each link leads to a part of the widget
   */
  links?: 'own' | 'parts';
  /** Whether the widget checks the first option of its selects itself */
  checksFirstOption?: boolean;
  /** Names of `data-slot`, and their content */
  slots: Readonly<Record<string, string>>;
  /** Names of `data-widget-intent`, and what a click does */
  intents: Readonly<Record<string, string>>;
  /** DOM events on `document`, and when they are dispatched */
  events: Readonly<Record<string, string>>;
  /** Calls of the shop API, and when they are made */
  calls: Readonly<Record<string, string>>;
}

type Listed = 'slots' | 'intents' | 'events' | 'calls';

/** The contract in a widget's folder: an omitted list is empty. */
export type WrittenContract = Omit<Contract, Listed> & Partial<Pick<Contract, Listed>>;

export type Contracts = Readonly<Record<string, Contract>>;
