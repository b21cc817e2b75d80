import { childrenOf, closest, contains, queryAll } from '../../shared/registry/native.ts';

/** Of the page, not of a section */
const landmarks = ['main', 'aside', 'footer'];

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
