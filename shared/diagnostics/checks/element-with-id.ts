import { queryAll, queryPage } from '../../registry/native.ts';

/**
 * The first element with an id, in `root` or in the page. Compares the ids, because happy-dom rejects a selector with
 * an escaped quote.
 */
export const elementWithId = (id: string, root?: Element): HTMLElement | undefined =>
  [...(root ? queryAll(root, '[id]') : queryPage('[id]'))].find((element) => element.id === id);
