import { catchApiError } from '../../api/errors.ts';
import { fetchCart } from '../../api/fetch-cart.ts';
import { readWithRetry } from '../../api/read-with-retry.ts';
import type { Cart } from '../../model/cart.ts';
import { onAbort } from '../../page/on-abort.ts';
import { $cart, $isCartStale, cartLoaded, cartVersion, changesSettled, isCartUnsettled } from './cart.ts';

// Not in the queue of the changes, because a slow response here must not block a purchase
let loading: Promise<Cart> | undefined;
let renewal: Promise<Cart> | undefined;

/**
 * The contents after all pending changes: from memory if they are certain, otherwise from the shop. Calls during a
 * request share its result, also a failure. Rejects if the response is empty.
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

/** Fetches the contents from the shop even if they are known. Calls during a request share its result. */
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

/** Fetches the contents whenever they are marked as stale, until the signal aborts. */
export function followStaleCart(signal: AbortSignal): void {
  const ask = () => loadCart().finally(() => $isCartStale.set(false));
  const renew = (isStale: boolean) => void (isStale && catchApiError(ask(), () => undefined));
  onAbort(signal, $isCartStale.subscribe(renew));
}

async function load(): Promise<Cart> {
  const version = cartVersion();
  const cart = await readWithRetry(fetchCart);
  // Waits, because later calls share this request and must see their changes in the result
  await changesSettled();
  if (version !== cartVersion()) return load();
  if (!cart) throw Error('No cart in the response');
  cartLoaded(cart);
  return cart;
}

/** Resets the module state; for tests. */
export function resetCartLoads(): void {
  renewal = undefined;
  loading = undefined;
}
