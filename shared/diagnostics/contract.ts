/** Describes the required HTML and the effects of a widget. Texts are German. */
export interface Contract {
  /** `enhance` works on the server HTML; `replace` renders a component instead */
  mode: 'enhance' | 'replace';
  /** Name of the page style for the server HTML: `every` means `every.page.css` */
  sheet: string;
  /** Required elements of the server HTML: a selector inside the host, and a description of the element */
  requiredParts: Readonly<Record<string, string>>;
  /** Whether the widget may contain another widget of the same name */
  nests?: boolean;
  /** True if the HTML contains a form that is not in `requiredParts` */
  form?: boolean;
  /** Additional checks. Returns German sentences without their subject, which is the widget's name */
  check?(host: Element): string[];
  /** True if `check` needs the whole page */
  readsPage?: boolean;
  /** True if `check` reads the texts of the host, which a template expression may print */
  readsText?: boolean;
  /** Mode `replace` only: selector of elements whose texts the component may change */
  own?: string;
  /** Mode `replace` only: selector of the fallback for pages without JavaScript */
  fallback?: string;
  /** Props in JSON in which unknown keys are mistakes, because editors write all keys */
  written?: readonly string[];
  /**
   * `data-` attributes that the widget or its stylesheet reads inside the host. Similar names are reported as misspelt
   */
  marks?: readonly string[];
  /**
   * The check of links to ids. `own`: no check, because the widget handles its links. `parts`: each link must lead to
   * an element of the widget. By default, only links to a misspelt id are reported
   */
  links?: 'own' | 'parts';
  /** True if the widget itself checks the first option of each select */
  checksFirstOption?: boolean;
  /** Values of `data-slot`, with the content of each slot */
  slots: Readonly<Record<string, string>>;
  /** Values of `data-widget-intent`, with the effect of a click */
  intents: Readonly<Record<string, string>>;
  /** DOM events on `document`, with the moment when the widget dispatches each event */
  events: Readonly<Record<string, string>>;
  /** Calls of the shop API, with the moment when the widget makes each call */
  calls: Readonly<Record<string, string>>;
}

type Listed = 'slots' | 'intents' | 'events' | 'calls';

/** A contract as written in a widget's folder. Empty lists may be omitted. */
export type WrittenContract = Omit<Contract, Listed> & Partial<Pick<Contract, Listed>>;

export type Contracts = Readonly<Record<string, Contract>>;
