import { isRefusal } from '../../api/errors.ts';
import { fetchWishlist } from '../../api/fetch-wishlist.ts';
import { mayBeSignedIn } from '../../api/unauthorized.ts';
import { retryWithBackoff } from '../../changes/retry-with-backoff.ts';
import { isPageHidden } from '../../registry/native.ts';
import { resettable } from '../../registry/resettable.ts';
import { $isSignedIn } from '../../stores/session/session.ts';
import {
  $wishlistCount,
  emptyAllBut,
  heartOf,
  serverState,
  takeWishlist,
} from '../../stores/wishlist/wishlist-state.ts';

let life: AbortController | undefined;

/**
 * Requests the visitor's wishlist, for a page that several visitors share. Repeats the request after a failure, and
 * when the visitor may have signed in or out in another tab. For a guest, hearts are empty and the count is hidden.
 */
export function followUnknownWishlist(): void {
  life = new AbortController();
  const { signal } = life;
  /**
   * Whether scripts can read the session cookies. Without access to the cookies, only a request shows whether the
   * visitor is signed in
   */
  const hasCookies = $isSignedIn.get() || !mayBeSignedIn();
  /** True while the wishlist must still be requested */
  let isOpen = true;
  /** Whether the last response contained the wishlist of a customer */
  let isCustomer = false;
  let asking: Promise<void> | undefined;

  const ask = (): Promise<void> => {
    asking ??= load().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  async function load(): Promise<void> {
    isOpen = mayBeSignedIn();
    if (!isOpen) return becomesGuest();
    const take = awaitWishlist();
    try {
      const list = await fetchWishlist();
      isOpen = false;
      // The session may have ended since the request
      if (!list || signal.aborted || !mayBeSignedIn()) return becomesGuest();
      isCustomer = true;
      $isSignedIn.set(true);
      take(list.productIds, list.totalItems);
    } catch (error) {
      const isGuest = error instanceof Error && error.name === 'SessionExpired';
      isOpen = !isGuest && !isRefusal(error);
      if (isGuest) becomesGuest();
      else if (isOpen) askLater();
    }
  }

  function becomesGuest(): void {
    if (!isCustomer) return;
    isCustomer = false;
    $isSignedIn.set(false);
    awaitWishlist()([]);
  }

  const askLater = retryWithBackoff(ask, () => isOpen, signal);
  const on = (type: string, isDue: (event: Event) => boolean) =>
    addEventListener(type, (event) => void (isDue(event) && ask()), { signal });
  on('focus', () => isOpen);
  on('online', () => isOpen);
  on('pageshow', (event) => 'persisted' in event && event.persisted === true);
  on('visibilitychange', () => !isPageHidden() && !hasCookies);
  // Another tab may have changed the session cookies
  const change = (isSignedIn: boolean): void => {
    if (!isSignedIn) becomesGuest();
    else if (!isCustomer) ask();
  };
  signal.addEventListener('abort', $isSignedIn.listen(change));
  ask();
}

/**
 * Records the hearts before the wishlist is requested. Returns a function that applies the response, except to newer
 * hearts. A heart is newer if this or another tab has changed it since the request, or if its change is pending.
 */
function awaitWishlist() {
  const before = new Map(serverState);
  const count = $wishlistCount.get();
  const isNewer = (productId: string): boolean => {
    const state = serverState.get(productId);
    const isPending = serverState.has(productId) && heartOf(productId).get() !== state;
    return isPending || state !== before.get(productId);
  };
  return (productIds: readonly string[], totalItems = productIds.length): void => {
    const hearts = [
      ...emptyAllBut(productIds).map((productId) => [productId, false] as const),
      ...productIds.map((productId) => [productId, true] as const),
    ].filter(([productId]) => !isNewer(productId));
    takeWishlist($wishlistCount.get() === count ? totalItems : undefined, Object.fromEntries(hearts));
  };
}

resettable(() => {
  life?.abort();
  life = undefined;
});
