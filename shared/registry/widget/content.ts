import { ownerSelector, slotAttribute, widgetSelector } from '../schema.ts';

/** What stands in an element besides blanks, comments and scripts. */
export const contentsOf = (host: Element): Node[] =>
  [...host.childNodes].filter(({ nodeType, nodeName, nodeValue }) =>
    nodeType === Node.TEXT_NODE
      ? /\S/.test(nodeValue ?? '')
      : nodeType === Node.ELEMENT_NODE && !/^(script|noscript|br)$/i.test(nodeName),
  );

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
    const owned = [...host.querySelectorAll(ownerSelector)].filter(
      ({ parentElement }) => parentElement?.closest(ownerSelector) === host,
    );
    return [...new Set([...owned, ...contentsOf(host)])].find((node) => {
      const index = node instanceof Element ? free.findIndex((selector) => node.matches(selector)) : -1;
      if (index < 0) return true;
      free.splice(index, 1);
      return false;
    });
  };
}
