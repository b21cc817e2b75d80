import type { CatalogueEntry, State, Unmount } from './catalogue.ts';
import { closestAround, dispatch, queryAll, setAttribute } from './native.ts';
import type { Step } from './schedule/triggers.ts';
import { ownerSelector, stateAttribute, widgetSelector } from './schema.ts';

/** A host of the page, mounted or not. */
export interface Island {
  host: HTMLElement;
  name: string;
  /** Undefined if the catalogue does not contain the name */
  entry: CatalogueEntry | undefined;
  state: State;
  waitsFor?: Step | undefined;
  /** Resolves when the island is ready or has failed; undefined before loading starts */
  settled?: Promise<void>;
  /** True if the code could not be fetched. The registry fetches the code again when the connection is back */
  hasLoadFailed?: boolean;
  /** Clicks on intent buttons before the widget was ready */
  clicks?: MouseEvent[];
  /** True while a widget with mode `replace` is mounted */
  replaces?: boolean;
  unmount?: Unmount | undefined;
}

export const islands = new Map<Node, Island>();

export function setState(island: Island, state: State): void {
  island.state = state;
  setAttribute(island.host, stateAttribute, state);
}

export function unmount(island: Island): void {
  const { unmount } = island;
  island.unmount = undefined;
  island.replaces = false;
  unmount?.();
}

export function announce({ host }: Island, type: string, detail?: unknown): void {
  dispatch(host, new CustomEvent(type, { bubbles: true, detail }));
}

/**
 * `root`, which need not be a host, and all hosts inside `root`. Empty if `root` is not an element. An element without
 * children is not queried, to save time, because most added elements have no children.
 */
export const hostsIn = (root: Node): HTMLElement[] =>
  root instanceof Element
    ? [root as HTMLElement, ...(root.firstElementChild ? queryAll(root, widgetSelector) : [])]
    : [];

/** The island of the nearest outer host; undefined if there is none, or if the host is inside a slot. */
export function ownerOf(host: HTMLElement): Island | undefined {
  const around = closestAround(host, ownerSelector);
  return around ? islands.get(around) : undefined;
}
