import { atom } from 'nanostores';
import type { CakeStart } from '../../model/cake.ts';
import { getAttribute, queryPage } from '../../registry/native.ts';
import { emit } from '../../signals/signals.ts';

/** The data that the cake creator opens with; undefined until it is requested. */
export const $cakeStart = atom<CakeStart | undefined>();

/** Opens the cake creator, as soon as its code has loaded. @see shop.md section 3, "Cake creator data" */
export function startCake(start: CakeStart): void {
  $cakeStart.set(start);
  emit('cake-creator-started', start);
}

/**
 * The first creator for a product, because otherwise all of them would open. A creator without the attribute
 * matches, too, because its product id is in JSON.
 */
export const cakeCreatorOf = (productId: string): HTMLElement | undefined =>
  [...queryPage('[data-widget="cake-creator"]')].find(
    (host) => (getAttribute(host, 'data-product-id') ?? productId) === productId,
  );

/** Resets the module state; for tests. */
export const resetCakeStart = () => $cakeStart.set(undefined);
