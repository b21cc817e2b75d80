import { html as names, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { type Place, placeEncoded, placeJson, placeJsonText, placeUrl, shopPath } from './place.ts';

interface Changes {
  place: Place;
  /** Markup at the start of the head */
  head?: string;
  /** Markup at the start of the main content */
  main?: string;
  /** Markup before the first script, for the URLs of the page's module scripts */
  scripts: (urls: readonly string[]) => string;
  /** Removes the page's module scripts */
  removesScripts?: boolean;
}

/** A page of the copy. */
interface Placed {
  html: string;
  /** Paths of the shop to which the page leads: links, frames, and forms without a change */
  paths: string[];
}

interface Edit {
  from: number;
  to: number;
  text: string;
}

/** Attributes with texts that can look like a path, such as the examples in the demo's panel. */
const texts = new Set(['alt', 'aria-label', 'placeholder', 'title', 'value']);

const sets = new Set(['srcset', 'imagesrcset']);

/**
 * Replaces the URLs of a page of the shop: in attributes, and in JSON. All other characters stay as they are.
 *
 * A text that is shown, such as the markup in the catalogue, is not changed.
 */
export function placePage(html: string, { place, head = '', main = '', ...more }: Changes): Placed {
  const edits: Edit[] = [];
  const paths = new Set<string>();
  const scripts: { from: number; to: number; url: string }[] = [];
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });

  for (const element of elementsIn(document)) {
    const { tagName, sourceCodeLocation: location } = element;
    if (!location) continue;
    const path = ledTo(element, place.origin);
    if (path !== undefined) paths.add(path);
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    if (tagName === 'script' && attributes.get('type') === 'module')
      scripts.push({
        from: location.startOffset,
        to: location.endOffset,
        url: placeUrl(attributes.get('src') ?? '', place),
      });
    for (const [name, value] of attributes) {
      const at = location.attrs?.[name];
      const placed = placeAttribute(name, value, place);
      if (at && placed !== value)
        edits.push({ from: at.startOffset, to: at.endOffset, text: `${name}="${escapeAttribute(placed)}"` });
    }
    const { startTag } = location;
    if (!startTag) continue;
    const atStart = { head, main }[tagName];
    if (atStart) edits.push({ from: startTag.endOffset, to: startTag.endOffset, text: atStart });
    const [json] = element.childNodes;
    if (tagName !== 'script' || !json || json.nodeName !== '#text' || !('value' in json)) continue;
    if (!/json$/.test(attributes.get('type') ?? '') || !json.sourceCodeLocation) continue;
    const isConfiguration = attributes.has('data-krume-config');
    const text = isConfiguration ? placeConfiguration(json.value, place) : placeJsonText(json.value, place);
    const { startOffset: from, endOffset: to } = json.sourceCodeLocation;
    edits.push({ from, to, text: text.replaceAll('<', '\\u003c') });
  }

  const [first] = scripts;
  if (first) {
    const text = more.scripts(scripts.map(({ url }) => url));
    edits.push({ from: first.from, to: first.from, text });
  }
  const kept = more.removesScripts
    ? edits.filter((edit) => !scripts.some((one) => isWithin(edit, one)))
    : edits;
  if (more.removesScripts) kept.push(...scripts.map(({ from, to }) => ({ from, to, text: '' })));
  return { html: apply(html, kept), paths: [...paths] };
}

const isWithin = (edit: Edit, script: { from: number; to: number }) =>
  edit.from > script.from && edit.to <= script.to;

function* elementsIn(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsIn(child);
    if (child.tagName === 'template' && 'content' in child) yield* elementsIn(child.content);
  }
}

/** The path of the shop to which an element leads without changing anything. */
function ledTo({ tagName, namespaceURI, attrs }: Tree.Element, origin: string): string | undefined {
  if (namespaceURI !== names.NS.HTML) return undefined;
  const attribute = (name: string) => attrs.find((each) => each.name === name)?.value;
  const url = {
    a: attribute('href'),
    iframe: attribute('src'),
    form: attribute('method') === 'post' ? undefined : attribute('action'),
  }[tagName];
  return url === undefined ? undefined : shopPath(url, origin)?.split(/[?#]/, 1)[0];
}

function placeAttribute(name: string, value: string, place: Place): string {
  if (texts.has(name)) return value;
  if (sets.has(name))
    return value
      .split(/,\s+/)
      .map((candidate) => candidate.replace(/^\S+/, (url) => placeUrl(url, place)))
      .join(', ');
  return /^[[{]/.test(value) ? placeJsonText(value, place) : placeEncoded(placeUrl(value, place), place);
}

/** Adds the entries whose defaults are paths at the root of the origin. */
function placeConfiguration(text: string, place: Place): string {
  const defaults = { loginUrl: '/login', signOutUrl: '/logout', privacyUrl: '/datenschutz' };
  const configuration: unknown = placeJson({ ...defaults, ...JSON.parse(text) }, place);
  return JSON.stringify(Object.assign({}, configuration, { apiPath: place.root.replace(/\/$/, '') }));
}

const escapeAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Edits at the same place keep their order. */
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
