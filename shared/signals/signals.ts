import type { CakeStart } from '../model/cake.ts';
import type { ItemCount } from '../model/item-count.ts';
import { dispatch } from '../registry/native.ts';
import { resettable } from '../registry/resettable.ts';

/**
 * The signals and their details. `totalItems` is the new count of the cart or the wishlist; undefined if the response
 * did not contain the count.
 *
 * @see shop.md section 4, "Session": global signals
 */
export interface Signals {
  'product-added-to-wishlist': { productId: string } & Partial<ItemCount>;
  'product-removed-from-wishlist': { productId: string } & Partial<ItemCount>;
  /** `productId` is missing if the whole wishlist was added */
  'product-added-to-cart': { productId?: string } & Partial<ItemCount>;
  'product-removed-from-cart': { itemId: string } & Partial<ItemCount>;
  'cart-item-changed': { itemId: string } & Partial<ItemCount>;
  'session-expired': Record<never, never>;
  /** Closes the cart flyout */
  'account-panel-opened': Record<never, never>;
  /** Opens the cake creator, after a click on 'Artikel konfigurieren' */
  'cake-creator-started': CakeStart;
  /** Shows a branch of the list on the map. The map later returns the focus to `from` */
  'branch-on-map-requested': { id: string; from: HTMLElement };
  /** Shows a branch of the map in the list */
  'branch-in-list-requested': { id: string };
}

type Listener<Name extends keyof Signals> = (detail: Signals[Name]) => void;

const listeners: { [Name in keyof Signals]?: Set<Listener<Name>> } = {};

/** Calls all listeners, even if a listener throws. Then dispatches the DOM event `krume:` + name on `document`. */
export function emit<Name extends keyof Signals>(name: Name, detail: Signals[Name]): void {
  for (const listener of [...(listeners[name] ?? [])]) {
    try {
      listener(detail);
    } catch (error) {
      console.error(`Krume: a listener of ${name} failed`, error);
    }
  }
  dispatch(document, new CustomEvent(`krume:${name}`, { detail }));
}

/** Calls the listener on each emit, until the abort signal aborts. */
export function listen<Name extends keyof Signals>(
  name: Name,
  listener: Listener<Name>,
  signal?: AbortSignal,
): void {
  if (signal?.aborted) return;
  const all: Set<Listener<Name>> = listeners[name] ?? new Set();
  Object.assign(listeners, { [name]: all.add(listener) });
  signal?.addEventListener('abort', () => all.delete(listener), { once: true });
}

resettable(() => {
  for (const all of Object.values(listeners)) all.clear();
});
