import { mistakeText } from '../../text/diagnostics/mistakes.ts';

// Must not import the core: on a page with a mistake, this file loads as a separate module next to the
// loader.

type Finder = (place: Element) => readonly string[];

const none: Finder = () => [];
let find = none;

/** Sets the function that finds unclosed elements. The debug overlay calls it when it has the page's source. */
export function setOpenTagFinder(finder: Finder = none): void {
  find = finder;
}

/**
 * The end tags that are missing around or inside an element, according to the page's source. Empty if none is missing
 * or the source is unknown: a guess would mislead editors.
 */
export function unclosed(place: Element): string {
  const ends = [...new Set(find(place))].map((name) => `</${name}>`);
  return ends.length ? mistakeText.unclosed(ends) : '';
}

/** Resets the module state; for tests. */
export const resetOpenTags = () => setOpenTagFinder();
