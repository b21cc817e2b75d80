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

/** Returns the element that a section opens and closes; undefined for unsupported markup. */
const contentOf = (host: HTMLElement) => (host instanceof HTMLDetailsElement ? host : childrenOf(host)[1]);

/**
 * Returns whether the end tag of the content is probably missing. If it is missing, the content ends with a line
 * break, nothing follows the content in the section, and nothing follows the section in its parent. Whitespace
 * after the section would mean that the author has written each end tag on a separate line. An unclosed section
 * may contain paragraphs that belong below the section.
 */
export function isUnclosed(host: HTMLElement): boolean {
  const content = contentOf(host);
  const last = lastOf(content);
  const isOpenEnded = last instanceof Text && /^\s*\n\s*$/.test(last.data);
  return isOpenEnded && (content === host || lastOf(host) === content) && lastOf(parentOf(host)) === host;
}

const lastOf = (node: Node | null | undefined) => node && [...childNodesOf(node)].at(-1);

/**
 * Finds an element that is in a section only because an end tag is missing: a landmark, or a heading of the
 * section's level or above. Elements inside an article or a quote do not count. Returns undefined for correct
 * markup.
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
