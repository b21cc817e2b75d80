import { atom } from 'nanostores';
import type { CakeStart } from '../../model/cake.ts';
import { getAttribute, queryPage } from '../../registry/native.ts';
import { emit } from '../../signals/signals.ts';

/** What the cake creator is to begin with; undefined while nobody has asked for it. */
export const $cakeStart = atom<CakeStart | undefined>();

/** Starts the cake creator, also one that is still being loaded. @see shop.md section 3, "Cake creator data" */
export function startCake(start: CakeStart): void {
  $cakeStart.set(start);
  emit('cake-creator-started', start);
}

/** The creator for a product, the first of several: both would open. One without an attribute has its number in JSON. */
export const cakeCreatorOf = (productId: string): HTMLElement | undefined =>
  [...queryPage('[data-widget="cake-creator"]')].find(
    (host) => (getAttribute(host, 'data-product-id') ?? productId) === productId,
  );

/** As on a new page; for tests. */
export const resetCakeStart = () => $cakeStart.set(undefined);
