import { childrenOf, queryAll } from '../../registry/native.ts';

/** The place of the server's for a few words of ours. One that has more in it than words stays as it is: it would be lost. */
export function textOnlyElement(root: Element, selector: string): HTMLElement | undefined {
  const [place] = queryAll(root, selector);
  return place && childrenOf(place).length === 0 ? place : undefined;
}
