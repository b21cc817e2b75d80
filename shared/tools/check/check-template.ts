import { setOpenTagFinder } from '../../diagnostics/mistakes/unclosed.ts';
import { openTagFinder } from '../../diagnostics/source/open-tags.ts';
import { checkText } from '../../text/tools/check.ts';
import { findMistakes } from './find-mistakes.ts';
import type { Definition, Found, Widgets } from './found.ts';
import { variantsOf } from './masks/variants.ts';
import { indexOf, positionsIn } from './position.ts';
import { buildPage } from './tree/build.ts';

/** A template file, or the HTML of a page. */
export interface Template {
  /** Path or URL; the extension identifies some template languages */
  name: string;
  text: string;
  /** True for HTML from a server, in which the CMS should have replaced all expressions */
  isServed?: boolean;
}

export interface Mistake {
  name: string;
  /** Line in the template, counted from 1 */
  line: number;
  /** Column in the template, counted from 1 */
  column: number;
  /** A complete German sentence with the remedy */
  text: string;
  widget?: string | undefined;
}

/**
 * Creates a function that checks templates. The function writes each template into the global `document` and runs the
 * checks of the debug overlay. Checks that need layout, requests or a mounted widget are skipped.
 */
export function templateChecker(
  widgets: Omit<Widgets, 'definitions'>,
): (template: Template) => Promise<Mistake[]> {
  const definitions = new Map<string, Definition>();
  return async ({ name, text, isServed }) => {
    const obstacle = describeObstacle(text);
    if (obstacle) return [{ name, line: 1, column: 1, text: obstacle }];
    if (!mayHaveMistakes(text)) return [];
    await load(text, widgets, definitions);
    try {
      const variants = isServed ? [text] : variantsOf(text, name);
      const outcomes = variants.map((source) => findIn(source, { ...widgets, definitions }));
      const mistakes = [...unreadableText(text), ...merge(outcomes, variants, text)];
      return mistakes.map((mistake) => ({ name, ...mistake }));
    } catch (error) {
      // The elements, or the blocks of a template language, are nested too deeply
      if (!(error instanceof RangeError)) throw error;
      return [{ name, line: 1, column: 1, text: checkText.tooDeep }];
    }
  };
}

/** Maximum length in characters. A larger document would need gigabytes of memory */
const maxLength = 2_000_000;

/** The reason why a document cannot be checked; undefined for other documents. */
function describeObstacle(text: string): string | undefined {
  if (text.includes('\0')) return checkText.notText;
  if (text.length > maxLength && mayHaveMistakes(text)) return checkText.tooLarge(text.length, maxLength);
  return undefined;
}

/** Reports the first character that is not valid UTF-8, such as an umlaut in Latin-1. */
function unreadableText(text: string): Omit<Mistake, 'name'>[] {
  const index = text.indexOf('\uFFFD');
  return index < 0 ? [] : [{ ...positionsIn(text)(index), text: checkText.notUtf8 }];
}

/** False for files without any trace of this project, which need no parser. */
const mayHaveMistakes = (text: string) => /krume|widget|wigdet|data-(?:slot|cookie)/i.test(text);

/** Loads the widgets that a template names. */
async function load(
  text: string,
  { catalogue }: Pick<Widgets, 'catalogue'>,
  definitions: Map<string, Definition>,
) {
  const names = new Set(
    [...text.matchAll(/\bdata-widget\s*=\s*["']?([\w-]+)/g)].map(([, name = '']) => name),
  );
  const missing = [...names].filter((name) => Object.hasOwn(catalogue, name) && !definitions.has(name));
  await Promise.all(
    missing.map(async (name) => {
      const module = await catalogue[name]?.load();
      if (module) definitions.set(name, module.default);
    }),
  );
}

interface Located extends Omit<Found, 'place'> {
  /** Index of the element in the source */
  start: number;
  index: number;
}

/** The mistakes in a variant of a template, and the source indexes of hosts whose props are unknown in this variant. */
interface Outcome {
  located: Located[];
  undecided: ReadonlySet<number>;
}

function findIn(source: string, widgets: Widgets): Outcome {
  const page = buildPage(source);
  setOpenTagFinder(lazily(() => openTagFinder(page.isWhole ? source : `<body>${source}</body>`)));
  try {
    const startOf = (place: Element) => page.locations.get(place)?.startOffset ?? 0;
    const located = findMistakes(page, source, widgets).map(({ place, ...found }) => ({
      ...found,
      start: startOf(place),
      index: found.index ?? indexOf(place, found.text, page, source),
    }));
    return { located, undecided: new Set([...page.undecided].map(startOf)) };
  } finally {
    setOpenTagFinder();
  }
}

/** Creates the function on first use, because most pages have no mistake that needs the open tags. */
function lazily(create: () => (place: Element) => string[]): (place: Element) => string[] {
  let find: ((place: Element) => string[]) | undefined;
  return (place) => {
    find ??= create();
    return find(place);
  };
}

/**
 * The mistakes of all variants without duplicates. A mistake with `mayBeElsewhere` is omitted if a variant contains the
 * element without this mistake.
 */
function merge(
  outcomes: readonly Outcome[],
  variants: readonly string[],
  source: string,
): Omit<Mistake, 'name'>[] {
  const keyOf = ({ start, text }: Located) => `${start} ${text}`;
  const keys = outcomes.map(({ located }) => new Set(located.map(keyOf)));
  const isEverywhere = (mistake: Located) =>
    outcomes.every(
      ({ undecided }, index) =>
        variants[index]?.[mistake.start] !== source[mistake.start] ||
        (mistake.mayBeElsewhere === 'props' && undecided.has(mistake.start)) ||
        keys[index]?.has(keyOf(mistake)),
    );
  const unique = new Map(
    outcomes
      .flatMap(({ located }) => located)
      .filter((mistake) => !mistake.mayBeElsewhere || isEverywhere(mistake))
      .map((mistake) => [keyOf(mistake), mistake]),
  );
  const positionOf = positionsIn(source);
  return [...unique.values()]
    .sort((a, b) => a.index - b.index)
    .map(({ index, text, widget }) => ({ ...positionOf(index), text, widget }));
}
