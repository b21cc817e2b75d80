import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { type Place, placeEncoded, placeJson, placeJsonText, placeUrl, shopPath } from './place.ts';

interface Changes {
  place: Place;
  /** Markup for the start of `<head>` */
  head?: string;
  /** Markup for the start of `<main>` */
  main?: string;
  /** Creates the markup to insert before the first script, from the URLs of the page's module scripts */
  scripts: (urls: readonly string[]) => string;
  /** Whether to remove the page's module scripts */
  removesScripts?: boolean;
}

/** A page of the shop after its URLs were replaced. */
interface Placed {
  html: string;
  /** Paths that links, frames and GET forms of the page lead to */
  paths: string[];
}

interface Edit {
  from: number;
  to: number;
  text: string;
}

/** Attributes whose text can look like a path, such as the examples in the demo panel. */
const texts = new Set(['alt', 'aria-label', 'placeholder', 'title', 'value']);

const sets = new Set(['srcset', 'imagesrcset']);

/**
 * Replaces the shop's URLs in attributes and JSON of a page. All other characters stay the same, including markup that
 * the catalogue shows as text.
 */
export function placePage(html: string, { place, head = '', main = '', ...more }: Changes): Placed {
  const edits: Edit[] = [];
  const paths = new Set<string>();
  const scripts: Tree.Element[] = [];
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });

  for (const element of elementsIn(document)) {
    const path = ledTo(element, place.origin);
    if (path !== undefined) paths.add(path);
    const isScript = attributeOf(element, 'type') === 'module';
    if (isScript) scripts.push(element);
    if (!isScript || !more.removesScripts) edits.push(...placeElement(element, place));
    const { startTag } = element.sourceCodeLocation ?? {};
    const text = { head, main }[element.tagName];
    if (startTag && text) edits.push({ from: startTag.endOffset, to: startTag.endOffset, text });
  }

  const [first] = scripts.map(placeOf);
  if (first) {
    const urls = scripts.map((script) => placeUrl(attributeOf(script, 'src') ?? '', place));
    edits.push({ from: first.from, to: first.from, text: more.scripts(urls) });
  }
  if (more.removesScripts) edits.push(...scripts.map((script) => ({ ...placeOf(script), text: '' })));
  return { html: apply(html, edits), paths: [...paths] };
}

const placeOf = ({ sourceCodeLocation }: Tree.Element) => ({
  from: sourceCodeLocation?.startOffset ?? 0,
  to: sourceCodeLocation?.endOffset ?? 0,
});

const attributeOf = ({ attrs }: Tree.Element, name: string) =>
  attrs.find((each) => each.name === name)?.value;

function* elementsIn(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsIn(child);
    if (child.tagName === 'template' && 'content' in child) yield* elementsIn(child.content);
  }
}

/** The path of the shop that a link, frame or GET form leads to. */
function ledTo(element: Tree.Element, origin: string): string | undefined {
  const url = {
    a: attributeOf(element, 'href'),
    iframe: attributeOf(element, 'src'),
    form: attributeOf(element, 'method') === 'post' ? undefined : attributeOf(element, 'action'),
  }[element.tagName];
  return url === undefined ? undefined : shopPath(url, origin)?.split(/[?#]/, 1)[0];
}

/** The edits for the attributes and the JSON of an element. */
function placeElement(element: Tree.Element, shopPlace: Place): Edit[] {
  const { attrs, sourceCodeLocation: location, childNodes } = element;
  const isForOthers = readsCompleteUrls(element);
  const place = isForOthers ? { ...shopPlace, root: shopPlace.url } : shopPlace;
  const edits = attrs.flatMap(({ name, value }) => {
    const at = location?.attrs?.[name];
    const placed = placeAttribute(name, value, place);
    if (!at || placed === value) return [];
    return [{ from: at.startOffset, to: at.endOffset, text: `${name}="${escapeAttribute(placed)}"` }];
  });
  const [json] = childNodes;
  const isJson = element.tagName === 'script' && /json$/.test(attributeOf(element, 'type') ?? '');
  if (!isJson || !json?.sourceCodeLocation || !('value' in json)) return edits;
  const isConfiguration = attributeOf(element, 'data-krume-config') !== undefined;
  const text = isConfiguration ? placeConfiguration(json.value, place) : placeJsonText(json.value, place);
  const { startOffset: from, endOffset: to } = json.sourceCodeLocation;
  return [...edits, { from, to, text: text.replaceAll('<', '\\u003c') }];
}

/** Whether an element is for search engines and social networks, which need absolute URLs. */
const readsCompleteUrls = (element: Tree.Element) =>
  element.tagName === 'meta' ||
  /^(?:canonical|alternate)$/.test(attributeOf(element, 'rel') ?? '') ||
  attributeOf(element, 'type') === 'application/ld+json';

function placeAttribute(name: string, value: string, place: Place): string {
  if (texts.has(name)) return value;
  if (sets.has(name))
    return value
      .split(/,\s+/)
      .map((candidate) => candidate.replace(/^\S+/, (url) => placeUrl(url, place)))
      .join(', ');
  return /^[[{]/.test(value) ? placeJsonText(value, place) : placeEncoded(placeUrl(value, place), place);
}

/** Sets the URLs in the configuration whose defaults are paths at the root of the origin. */
function placeConfiguration(text: string, place: Place): string {
  const defaults = { loginUrl: '/login', signOutUrl: '/logout', privacyUrl: '/datenschutz' };
  const configuration: unknown = placeJson({ ...defaults, ...JSON.parse(text) }, place);
  return JSON.stringify(Object.assign({}, configuration, { apiPath: place.root.replace(/\/$/, '') }));
}

const escapeAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Applies edits to a text. Edits at the same position are applied in their order. */
function apply(source: string, edits: readonly Edit[]): string {
  let at = 0;
  const parts: string[] = [];
  for (const { from, to, text } of edits.toSorted(
    (one, other) => one.from - other.from || one.to - other.to,
  )) {
    parts.push(source.slice(at, from), text);
    at = to;
  }
  return parts.join('') + source.slice(at);
}
