import { atom } from 'nanostores';
import type { CakeStart } from '../../model/cake.ts';
import { getAttribute, queryPage } from '../../registry/native.ts';
import { resettable } from '../../registry/resettable.ts';
import { emit } from '../../signals/signals.ts';

/** The data for opening the cake creator; undefined until the shopper opens the cake creator. */
export const $cakeStart = atom<CakeStart | undefined>();

/** Opens the cake creator as soon as its code has loaded. @see shop.md section 3, "Cake creator data" */
export function startCake(start: CakeStart): void {
  $cakeStart.set(start);
  emit('cake-creator-started', start);
}

/**
 * The first cake creator of the page for a product; only one cake creator may open. A cake creator without
 * `data-product-id` matches, because its product id is in its JSON.
 */
export const cakeCreatorOf = (productId: string): HTMLElement | undefined =>
  [...queryPage('[data-widget="cake-creator"]')].find(
    (host) => (getAttribute(host, 'data-product-id') ?? productId) === productId,
  );

/** The phone number for orders of a product, for a message of a failure; undefined if the page has no `data-phone`. */
export function cakePhoneOf(productId: string): string | undefined {
  const form = [...queryPage('[data-widget="product-configurator"]')].find(
    (host) => getAttribute(host, 'data-product-id') === productId,
  );
  return (form && getAttribute(form, 'data-phone')) ?? undefined;
}

resettable(() => $cakeStart.set(undefined));
