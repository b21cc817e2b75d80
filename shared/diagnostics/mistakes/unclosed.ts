import { mistakeText } from '../../text/diagnostics/mistakes.ts';

// Must not import the core. A page with a mistake may load this file with the loader only.

type Finder = (place: Element) => readonly string[];

const none: Finder = () => [];
let find = none;

/** Sets the function that finds missing end tags. The debug overlay calls it, because it has the page's source. */
export function setOpenTagFinder(finder: Finder = none): void {
  find = finder;
}

/**
 * The German sentence about missing end tags around or inside an element. Empty if no end tag is missing or if the
 * page's source is unknown.
 */
export function unclosed(place: Element): string {
  const ends = [...new Set(find(place))].map((name) => `</${name}>`);
  return ends.length ? mistakeText.unclosed(ends) : '';
}

/** Resets the module state; for tests. */
export const resetOpenTags = () => setOpenTagFinder();
