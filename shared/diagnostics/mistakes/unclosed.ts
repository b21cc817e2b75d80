import { mistakeText } from '../../text/diagnostics/mistakes.ts';

// Nothing of the core is imported: what is fetched late would split it.

type Finder = (place: Element) => readonly string[];

const none: Finder = () => [];
let find = none;

/** The debug overlay has read the page's source: from now on, this says which elements around and in a place never end. */
export function knowOpenTags(finder: Finder = none): void {
  find = finder;
}

/**
 * Asks for the end tags that are missing around or in an element, as the page's source shows. Empty if none is missing or the
 * source is unknown: a guess would mislead editors.
 */
export function unclosed(place: Element): string {
  const ends = [...new Set(find(place))].map((name) => `</${name}>`);
  return ends.length ? mistakeText.unclosed(ends) : '';
}

/** As on a new page; for tests. */
export const resetOpenTags = () => knowOpenTags();
