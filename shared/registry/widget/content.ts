import { childNodesOf, closestAround, matches, queryAll } from '../native.ts';
import { ownerSelector, slotAttribute, widgetSelector } from '../schema.ts';

/** Neither blanks nor comments, scripts or line breaks. */
export const isContent = (node: Node): boolean =>
  node instanceof Element
    ? !matches(node, 'script,noscript,br')
    : node instanceof Text && /\S/.test(node.data);

/** Whether anything stands in an element besides blanks, comments and scripts. */
export function hasContent(host: Element): boolean {
  for (const node of childNodesOf(host)) if (isContent(node)) return true;
  return false;
}

/** What a component stands for in the server's HTML. */
export interface Known {
  /** Selectors of the host's children, each for one of them. By default one element, whatever it is. */
  parts?: readonly string[];
  /** Names of the slots, each for one element at any depth */
  slots?: readonly string[];
}

/**
 * Finds the first part of the server's HTML that a component would take away without standing for it: what a forgotten
 * `</div>` has let in, an inner widget that no slot keeps, a slot that it does not have.
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
