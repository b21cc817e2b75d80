import { childNodesOf, closestAround, matches, queryAll } from '../../native.ts';
import { ownerSelector, slotAttribute, widgetSelector } from '../../schema.ts';

/** False for scripts, line breaks, comments, white space, and empty paragraphs, which a CMS makes of white space. */
export const isContent = (node: Node): boolean =>
  node instanceof Element
    ? matches(node, 'p')
      ? hasContent(node)
      : !matches(node, 'script,noscript,br')
    : node instanceof Text && /\S/.test(node.data);

/** Whether the host contains more than white space, comments and scripts. */
export function hasContent(host: Element): boolean {
  for (const node of childNodesOf(host)) if (isContent(node)) return true;
  return false;
}

/** The parts of the server HTML that a component replaces. */
export interface Known {
  /**
   * Selectors of the host's children. Each matches one child. By default, one element of any kind is
   * expected.
   */
  parts?: readonly string[];
  /** Names of the slots; each is one element at any depth */
  slots?: readonly string[];
}

/**
 * Creates a function that finds the first part of the server HTML that a component would remove without replacing it.
 * Examples are an element that belongs elsewhere after a forgotten `</div>`, an inner widget outside all slots, and a
 * slot that the component does not have.
 */
export function unknownPartFinder({ parts = ['*'], slots = [] }: Known): (host: Element) => Node | undefined {
  const known = [
    ...parts.map((part) => `${part}:not(${ownerSelector})`),
    ...slots.map((name) => `[${slotAttribute}="${name}"]:not(${widgetSelector})`),
  ];
  return (host) => {
    const free = [...known];
    const nodes: Node[] = [];
    for (const part of queryAll(host, ownerSelector)) {
      if (closestAround(part, ownerSelector) === host) nodes.push(part);
    }
    for (const node of childNodesOf(host)) if (isContent(node) && !nodes.includes(node)) nodes.push(node);
    return nodes.find((node) => {
      const index = node instanceof Element ? free.findIndex((selector) => matches(node, selector)) : -1;
      if (index < 0) return true;
      free.splice(index, 1);
      return false;
    });
  };
}
