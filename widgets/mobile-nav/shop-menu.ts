import { atom } from 'nanostores';
import { catchApiError } from '../../shared/api/errors.ts';
import { fetchShopMenu } from '../../shared/api/shop-menu.ts';
import type { TreePage } from './Tree.tsx';

/**
 * Returns a store with the shop's menu, and a function that loads the menu. The store contains 'loading' during
 * the request and is empty after a failure. A loaded menu is not loaded again.
 *
 * @see site.md sections 2.6 and 8
 */
export function createShopMenu(signal: AbortSignal) {
  const $menu = atom<readonly TreePage[] | 'loading'>([]);
  let isMissing = false;
  const load = async () => {
    if ($menu.get().length) return;
    $menu.set('loading');
    const nodes = await catchApiError(fetchShopMenu(signal), () => undefined);
    isMissing = !nodes;
    $menu.set(nodes ?? []);
  };
  const again = () => void load().catch(() => undefined);
  addEventListener('online', () => isMissing && again(), { signal });
  return { $menu, load: again };
}
