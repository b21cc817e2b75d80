/** What editors and integrators need to know of a widget beyond its props. Texts are German. */
export interface Contract {
  /** `enhance` works on the server's own nodes */
  mode: 'enhance' | 'replace';
  /** Page style that its server HTML needs: `every` for `every.page.css` */
  sheet: string;
  /** What the server HTML has to have, by a selector inside the host */
  requiredParts: Readonly<Record<string, string>>;
  /** Whether one may stand in another one */
  nests?: boolean;
  /** Whether its HTML has a form that no part names */
  form?: boolean;
  /** What else is wrong inside a host, in German sentences that go on behind the widget's name */
  check?(host: Element): string[];
  /** Of a replacing widget: what it says in words of its own, by a selector inside the host */
  own?: string;
  /** Of a replacing widget: what is meant for pages without JavaScript and stands nowhere else, by a selector */
  fallback?: string;
  /** Props in whose JSON an editor writes every key, and the shop none: what is unknown there is a mistake */
  written?: readonly string[];
  /** Attributes of parts that the widget or its style reads, and nothing else tells of when they are misspelt */
  marks?: readonly string[];
  /**
   * Links to ids of the page: `own` if the widget checks them, or opens their targets, itself; `parts` if each leads to a part of
   * the widget
   */
  links?: 'own' | 'parts';
  /** Whether it checks the first option of its selects itself */
  checksFirstOption?: boolean;
  /** Names of `data-slot`, and what moves in there */
  slots: Readonly<Record<string, string>>;
  /** Names of `data-widget-intent`, and what a click does */
  intents: Readonly<Record<string, string>>;
  /** DOM events on `document`, and when they come */
  events: Readonly<Record<string, string>>;
  /** Calls of the shop API, and when they are made */
  calls: Readonly<Record<string, string>>;
}

export type Contracts = Readonly<Record<string, Contract>>;
