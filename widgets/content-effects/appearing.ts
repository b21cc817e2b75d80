import { queryAll } from '../../shared/registry/native.ts';

/** What the editor has marked: a block appears as a whole, of a list each of its items. */
export const appearing = (host: HTMLElement): Iterable<Element> =>
  queryAll(host, '[data-appear]:not([data-appear="items"]), [data-appear="items"] > *');
