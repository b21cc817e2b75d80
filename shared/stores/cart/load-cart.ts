import { catchApiError } from '../../api/errors.ts';
import { fetchCart } from '../../api/fetch-cart.ts';
import { readWithRetry } from '../../api/read-with-retry.ts';
import type { Cart } from '../../model/cart.ts';
import { onAbort } from '../../page/on-abort.ts';
import { resettable } from '../../registry/resettable.ts';
import { $cart, $isCartStale, cartLoaded, cartVersion, changesSettled, isCartUnsettled } from './cart.ts';

// Loading does not use the queue of changes, because a slow response must not block a change
let loading: Promise<Cart> | undefined;
let renewal: Promise<Cart> | undefined;

/**
 * The contents of the cart after all pending changes. If the known contents are certain, no request is sent.
 * Simultaneous calls share a request, including its failure. Rejects if the response is empty.
 */
export function loadCart(signal?: AbortSignal): Promise<Cart> {
  loading ??= (renewal ?? contents()).finally(() => {
    loading = undefined;
  });
  return loading.finally(() => signal?.throwIfAborted());
}

async function contents(): Promise<Cart> {
  await changesSettled();
  return (isCartUnsettled() ? undefined : $cart.get()) ?? load();
}

/** Fetches the contents of the cart, even if they are known. Simultaneous calls share a request. */
export function renewCart(): Promise<Cart> {
  renewal ??= Promise.allSettled([loading])
    .then(changesSettled)
    .then(load)
    .finally(() => {
      renewal = undefined;
      $isCartStale.set(false);
    });
  return renewal;
}

/** Fetches the contents of the cart each time `$isCartStale` becomes true, until the signal aborts. */
export function followStaleCart(signal: AbortSignal): void {
  const ask = () => loadCart().finally(() => $isCartStale.set(false));
  const renew = (isStale: boolean) => void (isStale && catchApiError(ask(), () => undefined));
  onAbort(signal, $isCartStale.subscribe(renew));
}

async function load(): Promise<Cart> {
  const version = cartVersion();
  const cart = await readWithRetry(fetchCart);
  // A caller that joined during the request may have made a change, which the result must include
  await changesSettled();
  if (version !== cartVersion()) return load();
  if (!cart) throw Error('No cart in the response');
  cartLoaded(cart);
  return cart;
}

resettable(() => {
  renewal = undefined;
  loading = undefined;
});
