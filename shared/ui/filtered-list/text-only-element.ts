import { childrenOf, queryAll } from '../../registry/native.ts';

/**
 * The server's element whose text a widget replaces. Undefined if the element contains child elements, which the new
 * text would delete.
 */
export function textOnlyElement(root: Element, selector: string): HTMLElement | undefined {
  const [place] = queryAll(root, selector);
  return place && childrenOf(place).length === 0 ? place : undefined;
}
