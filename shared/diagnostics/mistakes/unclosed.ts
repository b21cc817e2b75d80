import { mistakeText } from '../../text/diagnostics/mistakes.ts';

// This file must not import the core, because a page that reports a mistake may have loaded only the loader.

type Finder = (place: Element) => readonly string[];

const none: Finder = () => [];
let find = none;

/**
 * Sets the function that finds missing end tags. The debug overlay and `krume check` call `setOpenTagFinder`, because
 * they have the HTML source.
 */
export function setOpenTagFinder(finder: Finder = none): void {
  find = finder;
}

/**
 * The German sentence about missing end tags around or inside an element. Empty if no end tag is missing, or if the
 * HTML source is unknown.
 */
export function unclosed(place: Element): string {
  const ends = [...new Set(find(place))].map((name) => `</${name}>`);
  return ends.length ? mistakeText.unclosed(ends) : '';
}
