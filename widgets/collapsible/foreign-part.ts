import {
  childNodesOf,
  childrenOf,
  closest,
  contains,
  parentOf,
  queryAll,
} from '../../shared/registry/native.ts';

/** Elements that belong to the page, never to a section */
const landmarks = ['main', 'aside', 'footer'];

/** The element that a section opens and closes; undefined for unsupported markup. */
const contentOf = (host: HTMLElement) => (host instanceof HTMLDetailsElement ? host : childrenOf(host)[1]);

/**
 * Returns whether the end tag of the content seems to be missing. In that case only whitespace with a line
 * break follows the content's last element, and the content's parent ends with the section. If the author had
 * put end tags on their own lines, there would be whitespace after the section, too. An unclosed section may
 * contain paragraphs that should follow it in the page.
 */
export function isUnclosed(host: HTMLElement): boolean {
  const content = contentOf(host);
  const last = lastOf(content);
  const isOpenEnded = last instanceof Text && /^\s*\n\s*$/.test(last.data);
  return isOpenEnded && (content === host || lastOf(host) === content) && lastOf(parentOf(host)) === host;
}

const lastOf = (node: Node | null | undefined) => node && [...childNodesOf(node)].at(-1);

/**
 * Finds a part that a section contains only because an end tag is missing: a heading of its own level or
 * above, or a landmark. Parts inside an article or a quote do not count. Usually undefined.
 */
export function foreignPart(host: HTMLElement): HTMLElement | undefined {
  const [head, ...rest] = childrenOf(host);
  const heading = head && [head, ...queryAll(head, 'h2, h3, h4, h5, h6')].pop();
  const level = Number(/^h([2-6])$/.exec(heading?.localName ?? '')?.[1] ?? 1);
  const foreign = [...landmarks, ...Array.from({ length: level }, (_, index) => `h${index + 1}`)];
  const contents = host instanceof HTMLDetailsElement ? rest : rest.slice(0, 1);
  for (const content of contents)
    for (const part of queryAll(content, foreign.join())) {
      const around = closest(part, 'article, blockquote');
      if (!around || around === part || !contains(content, around)) return part;
    }
  return undefined;
}
