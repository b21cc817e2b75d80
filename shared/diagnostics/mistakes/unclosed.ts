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
 * ` Fehlt davor ein schliessendes </div>?` where an end tag is missing around or in this place of the page, as its source
 * shows. Empty where none is missing, or nobody has read the source: the guess would send editors on a wrong track.
 */
export function unclosed(place: Element): string {
  const ends = [...new Set(find(place))].map((name) => `</${name}>`);
  return ends.length ? mistakeText.unclosed(ends) : '';
}

/** As on a new page; for tests. */
export const resetOpenTags = () => knowOpenTags();
