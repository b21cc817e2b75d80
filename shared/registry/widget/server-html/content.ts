import { childNodesOf, closestAround, matches, queryAll } from '../../native.ts';
import { ownerSelector, slotAttribute, widgetSelector } from '../../schema.ts';

/** False for scripts, line breaks, comments, white space, and empty paragraphs, which some CMSs insert. */
export const isContent = (node: Node): boolean =>
  node instanceof Element
    ? matches(node, 'p')
      ? hasContent(node)
      : !matches(node, 'script,noscript,br')
    : node instanceof Text && /\S/.test(node.data);

export function hasContent(host: Element): boolean {
  for (const node of childNodesOf(host)) if (isContent(node)) return true;
  return false;
}

/** The elements of the server HTML that a component replaces. */
export interface Known {
  /**
   * Selectors for children of the host. Each selector matches one child. By default, the component replaces one child
   * of any kind
   */
  parts?: readonly string[];
  /** Names of the slots. Each slot is one element at any depth */
  slots?: readonly string[];
}

/**
 * Creates a function that finds the first node that a component would remove without replacing it. Examples are an
 * element that is in the host because of a forgotten `</div>`, an inner widget outside all slots, and an unknown slot.
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
