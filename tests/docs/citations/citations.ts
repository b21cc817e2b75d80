export type Page = 'shop.md' | 'site.md';

/** A cited part of a page. */
export interface Place {
  section: string;
  /** Titles of headings within the section */
  titles: string[];
  /** Number of a list item or table row within the section */
  item?: string;
}

export interface Citation {
  page: Page;
  /** Line of the source; the first line is 1 */
  line: number;
  /** The cited part; undefined if the citation names no section */
  place: Place | undefined;
}

/** Matches names of the pages, but not paths such as `docs/shop.md`. */
const pageNames = /(?<![/\w])(shop|site)\.md(?: and (shop|site)\.md)?/g;

/**
 * Finds the citations of shop.md and site.md in a source. In 'sections 2.2, 4 "Reviews" and 8', each number is a
 * section. In 'section 4, "Order button", 3', the last number is an item.
 */
export function citations(source: string): Citation[] {
  return [...source.matchAll(pageNames)].flatMap(({ index, 0: names, 1: first, 2: second }) => {
    const line = source.slice(0, index).split('\n').length;
    const places = readPlaces(source, index + names.length);
    return [first, second].flatMap((name): Citation[] => {
      if (!name) return [];
      const page = name === 'shop' ? 'shop.md' : 'site.md';
      return places.length > 0
        ? places.map((place) => ({ page, line, place }))
        : [{ page, line, place: undefined }];
    });
  });
}

/** Matches whitespace, including a line break within a comment and the `*` or `//` of the next line. */
const gap = String.raw`(?:[ \t]|\n[ \t]*(?:\*(?!/)|//))*`;
const word = (pattern: string) => new RegExp(`${gap}(?:${pattern})`, 'y');

const words = {
  sections: word(String.raw`(sections)\b`),
  section: word(String.raw`(section)\b`),
  and: word(String.raw`(,?${gap}and\b|,)`),
  number: word(String.raw`(\d+(?:\.\d+)?)`),
  subsection: word(String.raw`(\d+\.\d+)`),
  item: word(String.raw`(?:check )?(\d+)(?!\.?\d)`),
  title: word(String.raw`"([^"\n]*(?:\n[ \t]*(?:\*|//)[^"\n]*)?)"`),
};

function readPlaces(source: string, start: number): Place[] {
  let at = start;
  const read = (name: keyof typeof words): string | undefined => {
    const pattern = words[name];
    pattern.lastIndex = at;
    const text = pattern.exec(source)?.[1];
    if (text !== undefined) at = pattern.lastIndex;
    return text;
  };

  /** Whether all following numbers are sections; otherwise, numbers after the first are items */
  let areSections = read('sections') !== undefined;
  if (!areSections) read('section');

  const places: Place[] = [];
  for (let section = read('number'); section; section = nextSection()) {
    const place: Place = { section, titles: [] };
    places.push(place);
    for (let before = at; ; before = at) {
      const isApart = read('and') !== undefined;
      const title = read('title');
      const item = title === undefined && isApart && !areSections ? read('item') : undefined;
      if (title !== undefined) place.titles.push(title.replace(/\s*\n[ \t]*(?:\*|\/\/)\s*/, ' '));
      else if (item !== undefined) place.item = item;
      else {
        at = before;
        break;
      }
    }
  }
  return places;

  function nextSection(): string | undefined {
    if (read('and') === undefined) return undefined;
    if (read('sections')) areSections = true;
    else if (!read('section') && !areSections) return read('subsection');
    return read('number');
  }
}
