import {
  childNodesOf,
  childrenOf,
  closest,
  contains,
  parentOf,
  queryAll,
} from '../../shared/registry/native.ts';

/** Of the page, not of a section */
const landmarks = ['main', 'aside', 'footer'];

/** What a section opens and closes; undefined for another markup. */
const contentOf = (host: HTMLElement) => (host instanceof HTMLDetailsElement ? host : childrenOf(host)[1]);

/**
 * Whether nothing stands between the last blank line of the content and the end of what is around the section: whoever
 * writes the end tag of the content on a line of its own, does so for the others, too. So it has none, and may have
 * swallowed paragraphs, which say nothing by themselves.
 */
export function isUnclosed(host: HTMLElement): boolean {
  const content = contentOf(host);
  const last = lastOf(content);
  const isOpenEnded = last instanceof Text && /^\s*\n\s*$/.test(last.data);
  return isOpenEnded && (content === host || lastOf(host) === content) && lastOf(parentOf(host)) === host;
}

const lastOf = (node: Node | null | undefined) => node && [...childNodesOf(node)].at(-1);

/**
 * What a section has swallowed where end tags are missing: a heading of its own level or above, or a landmark, unless an
 * article or a quote in it has it. Undefined as a rule.
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
