import { childrenOf, queryAll } from '../../registry/native.ts';

/**
 * The server's element for a text that we replace. Undefined if the element contains child elements, which would be
 * lost.
 */
export function textOnlyElement(root: Element, selector: string): HTMLElement | undefined {
  const [place] = queryAll(root, selector);
  return place && childrenOf(place).length === 0 ? place : undefined;
}
