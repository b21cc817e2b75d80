import type { CatalogueEntry, State, Unmount } from './catalogue.ts';
import { closestAround, dispatch, queryAll, setAttribute } from './native.ts';
import { ownerSelector, stateAttribute, widgetSelector } from './schema.ts';
import type { Step } from './triggers.ts';

/** One place of the page that is, or will be, a widget. */
export interface Island {
  host: HTMLElement;
  name: string;
  /** Missing when the catalogue does not know the name */
  entry: CatalogueEntry | undefined;
  state: State;
  /** The condition that is not met yet */
  waitsFor?: Step | undefined;
  /** Resolved when it is ready or has failed; set once it loads */
  settled?: Promise<void>;
  /** Its code did not come: tried again when the connection is back */
  isLost?: boolean;
  /** Clicks on intent buttons that came too early */
  clicks?: MouseEvent[];
  /** Owns the inside of its host, apart from slots */
  replaces?: boolean;
  unmount?: Unmount | undefined;
}

export const islands = new Map<Node, Island>();

export function setState(island: Island, state: State): void {
  island.state = state;
  setAttribute(island.host, stateAttribute, state);
}

/** `widget:ready`, or `widget:error` with the error as its detail. */
export function announce({ host }: Island, type: string, detail?: unknown): void {
  dispatch(host, new CustomEvent(type, { bubbles: true, detail }));
}

/** This element and every widget in it; templates are not looked into. Most nodes of a page have none inside. */
export const hostsIn = (root: Node): HTMLElement[] =>
  root instanceof Element
    ? [root as HTMLElement, ...(root.firstElementChild ? queryAll(root, widgetSelector) : [])]
    : [];

/** The widget around this host, unless the host lies in one of its slots. */
export function ownerOf(host: HTMLElement): Island | undefined {
  const around = closestAround(host, ownerSelector);
  return around ? islands.get(around) : undefined;
}
