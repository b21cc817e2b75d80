import type { Token } from 'parse5';
import { propsAttribute } from '../../registry/schema.ts';
import type { Page } from './tree/build.ts';

/** The index in the source to which a mistake's sentence refers: in the JSON, at an attribute, or at the tag. */
export function indexOf(place: Element, text: string, { locations }: Page, source: string): number {
  const location = locations.get(place);
  if (!location) return 0;
  return (
    inJson(place, text, locations, source) ??
    inAttributes(location, text) ??
    inParts(place, text, locations) ??
    atPlaceholder(location, text, source) ??
    location.startOffset
  );
}

type Locations = WeakMap<Element, Token.ElementLocation>;

const jsonOf = (place: Element): Element | null =>
  place.matches('script') ? place : place.querySelector(`:scope > script[${propsAttribute}]`);

/** The index for a sentence that contains a line and column of the script, or a word that is a key in the JSON. */
function inJson(place: Element, text: string, locations: Locations, source: string): number | undefined {
  const script = jsonOf(place);
  const location = script && locations.get(script);
  const start = location?.startTag?.endOffset;
  if (start === undefined || !location) return undefined;
  const end = location.endTag?.startOffset ?? location.endOffset;
  const [, line, column] = /Zeile (\d+), Spalte (\d+)/.exec(text) ?? [];
  if (line && column) {
    let from = start;
    for (let left = Number(line); left > 1; left--) from = source.indexOf('\n', from) + 1;
    return from + Number(column) - 1;
  }
  const json = source.slice(start, end);
  for (const [word] of text.replace(/data-[\w-]+/g, '').matchAll(/[\w-]+/g)) {
    const index = json.search(new RegExp(`"${word}"\\s*:`));
    if (index >= 0) return start + index;
  }
  return /zweimal|zu tief|daneben/.test(text) || !text.includes(propsAttribute)
    ? undefined
    : location.startOffset;
}

/** The index of the attribute with the longest name that the sentence contains. */
function inAttributes({ attrs = {} }: Token.ElementLocation, text: string): number | undefined {
  const words = text.match(/[^\s«»"'=,;()<>[\]{}]+/g) ?? [];
  const names = words.map((word) => word.replace(/[.:]$/, '')).filter((word) => Object.hasOwn(attrs, word));
  const named = names.filter((name) => /[-:]/.test(name));
  const [best] = (named.length ? named : names.filter((name) => isQuoted(text, name))).sort(
    (a, b) => b.length - a.length,
  );
  return best === undefined ? undefined : attrs[best]?.startOffset;
}

/** Short names also occur as words in a sentence */
const isQuoted = (text: string, name: string) => text.includes(`${name}="`) || text.includes(` in ${name} `);

/** The index of the first inner element with an attribute that the sentence quotes as `name="value"`. */
function inParts(place: Element, text: string, locations: Locations): number | undefined {
  if (!/[\w-]="/.test(text)) return undefined;
  for (const part of place.querySelectorAll('*')) {
    const attribute = [...part.attributes].find(
      ({ name, value }) => value && text.includes(`${name}="${value}"`),
    );
    const location = locations.get(part);
    if (attribute && location) return location.attrs?.[attribute.name]?.startOffset ?? location.startOffset;
  }
  return undefined;
}

/** The index of the placeholder that the sentence quotes. */
function atPlaceholder({ startOffset, endOffset }: Token.ElementLocation, text: string, source: string) {
  const [, placeholder = ''] = /Platzhalter «([^»]+)»/.exec(text) ?? [];
  const index = placeholder ? source.indexOf(placeholder, startOffset) : -1;
  return index < 0 || index >= endOffset ? undefined : index;
}

/** Returns a function that converts an index to line and column, both counted from 1. */
export function positionsIn(source: string): (index: number) => { line: number; column: number } {
  const starts = [0, ...[...source.matchAll(/\r\n|\r|\n/g)].map(({ 0: end, index }) => index + end.length)];
  return (index) => {
    let [line, after] = [0, starts.length];
    while (after - line > 1) {
      const middle = Math.floor((line + after) / 2);
      if ((starts[middle] ?? 0) <= index) line = middle;
      else after = middle;
    }
    return { line: line + 1, column: index - (starts[line] ?? 0) + 1 };
  };
}
