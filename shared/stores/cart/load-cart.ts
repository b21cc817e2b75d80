import { catchApiError } from '../../api/errors.ts';
import { fetchCart } from '../../api/fetch-cart.ts';
import { readTwice } from '../../api/read-twice.ts';
import type { Cart } from '../../model/cart.ts';
import { onAbort } from '../../page/on-abort.ts';
import { $cart, $isCartStale, cartLoaded, cartVersion, changesMade, isCartUnsettled } from './cart.ts';

/** Not the queue of the changes: a slow answer here keeps nobody from buying. */
let last: Promise<unknown> = Promise.resolve();

function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const done = last.catch(() => undefined).then(work);
  last = done;
  return done;
}

/**
 * The contents, after the changes that are under way: as they are known by then without a doubt, else from the shop.
 * Rejects when it answers nothing.
 */
export const loadCart = (signal?: AbortSignal): Promise<Cart> =>
  enqueue(async () => {
    await changesMade();
    return (isCartUnsettled() ? undefined : $cart.get()) ?? (await load(signal));
  });

let renewal: Promise<Cart> | undefined;

/** The contents from the shop, whatever is known of them. Who asks while they are on their way gets the same. */
export function renewCart(): Promise<Cart> {
  renewal ??= enqueue(() => load()).finally(() => {
    renewal = undefined;
    $isCartStale.set(false);
  });
  return renewal;
}

/** Asks the shop whenever the contents have come into doubt, until the signal says stop. */
export function followStaleCart(signal: AbortSignal): void {
  const ask = () => loadCart().finally(() => $isCartStale.set(false));
  const renew = (isStale: boolean) => void (isStale && catchApiError(ask(), () => undefined));
  onAbort(signal, $isCartStale.subscribe(renew));
}

async function load(signal?: AbortSignal): Promise<Cart> {
  await changesMade();
  const version = cartVersion();
  const cart = await readTwice(() => fetchCart(signal));
  if (version !== cartVersion()) return load(signal);
  if (!cart) throw Error('The shop has answered no cart');
  cartLoaded(cart);
  return cart;
}

/** As on a new page; for tests. */
export function resetCartLoads(): void {
  last = Promise.resolve();
  renewal = undefined;
}
