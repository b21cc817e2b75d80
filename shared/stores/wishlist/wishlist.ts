import type { Change, HiddenFields } from '../../api/change.ts';
import { request } from '../../api/client.ts';
import { isRefusal, SessionExpired, UnknownOutcome } from '../../api/errors.ts';
import { readWish, wish, wishCall } from '../../api/wishlist.ts';
import { makeChange } from '../../changes/change.ts';
import { type ContentKeys, createContentKeys } from '../../changes/content-keys.ts';
import type { Pending } from '../../changes/outbox.ts';
import { retryWithBackoff } from '../../changes/retry-with-backoff.ts';
import { serialQueue } from '../../changes/serial-queue.ts';
import { isPageBeforeSignOut } from '../../kept/signed-out.ts';
import type { ItemCount } from '../../model/item-count.ts';
import type { Message } from '../../page/broadcast.ts';
import { crossTabOrder } from '../../page/cross-tab-order.ts';
import { resettable } from '../../registry/resettable.ts';
import { emit } from '../../signals/signals.ts';
import { wishlistOutbox } from './wishlist-outbox.ts';
import { share } from './wishlist-snapshot.ts';
import { $wishlistCount, heartOf, serverState, takeWishlist } from './wishlist-state.ts';

export { $wishlistCount, heartOf, seedWishlistCount } from './wishlist-state.ts';

/** If the shop does not respond, all waiting changes fail together, without a time-out for each. */
let queue = serialQueue(true);

/**
 * The time of each product's last change (milliseconds since 1970), and the key of the change unless another tab made
 * it. Only the change with this key may be undone or retried.
 */
const lastChanges = new Map<string, { key?: string; at: number }>();

/** Idempotency keys by product. The same change keeps the same key while its outcome is unknown. */
const keys = new Map<string, ContentKeys>();

/** By product: the last change, if its outcome is unknown. These changes are retried. */
const unknown = new Map<string, Open>();

interface Open {
  on: boolean;
  quantity: number;
  wish: Wish;
}

const order = crossTabOrder();

/** Schedules a retry of the changes in `unknown`; set by `followOpenWishes`. */
let askLater = () => {};

interface Wish {
  /** Called if the shop refuses the change because no customer is signed in */
  refused?: (() => void) | undefined;
  /** Called if an automatic retry fails */
  failed?: (error: unknown, retry: () => void) => void;
  fields?: HiddenFields;
  /** The time of the shopper's press in milliseconds since 1970; now by default */
  at?: number;
}

/**
 * Puts a product on the wishlist or removes it. The heart changes immediately, and reverts if the change fails. Rejects
 * like `makeChange`. The outcome is never looked up.
 *
 * @see shop.md section 4, "Wishlist"
 */
export const setOnWishlist = async (
  productId: string,
  on: boolean,
  quantity = 1,
  more: Wish = {},
): Promise<true> => {
  if (!serverState.has(productId)) serverState.set(productId, !on);
  const wasOpen = unknown.get(productId)?.on === on;
  const ofProduct = keys.get(productId) ?? createContentKeys();
  keys.set(productId, ofProduct);
  unknown.delete(productId);
  const key = ofProduct.keyFor([on, quantity]);
  try {
    await makeChange(wishPlan(wish(productId, on, quantity, more.fields), key, more));
    return true;
  } catch (error) {
    const isUnknown = error instanceof UnknownOutcome;
    // After a newer change of the product, this change is neither retried nor reported
    if (isUnknown && lastChanges.get(productId)?.key !== key)
      throw new DOMException('Replaced', 'AbortError');
    // A retry that fails because no customer is signed in leaves the outcome unknown
    if (isUnknown || (wasOpen && error instanceof SessionExpired))
      unknown.set(productId, { on, quantity, wish: more });
    if (isUnknown) askLater();
    throw error;
  }
};

/** Returns the plan of a change. Also changes the heart. */
function wishPlan(change: Change, key: string, { refused, at }: Wish) {
  const { productId, on } = readWish(change);
  lastChanges.set(productId, { key, at: Date.now() });
  heartOf(productId).set(on);
  const begin = (wasSent: boolean) => {
    const turn = order.sent();
    const base = $wishlistCount.get();
    return {
      confirmed(response: ItemCount | undefined) {
        const before = serverState.get(productId);
        // If an earlier page made the change, `before` is undefined. The rendered count may then already include the
        // change
        const isNews = before !== undefined && before !== on;
        const step = isNews ? (on ? 1 : -1) : 0;
        serverState.set(productId, on);
        const isRepeat = wasSent && before !== undefined;
        const count = countAfter(response?.totalItems, step, base, isRepeat, turn.isAlone());
        if (count !== undefined) $wishlistCount.set(count);
        share(productId, on, count, turn.since);
        emit(on ? 'product-added-to-wishlist' : 'product-removed-from-wishlist', { productId, ...response });
      },
    };
  };
  return {
    change: wishCall(change, refused),
    key,
    askedAt: at,
    send: request,
    queue,
    outbox: () => wishlistOutbox.track(key, change),
    begin,
    failed() {
      if (lastChanges.get(productId)?.key === key) heartOf(productId).set(serverState.get(productId));
    },
  };
}

/**
 * Chooses the count after a change, without another request. The reported count may be outdated in two cases: the key
 * was sent before, or another tab sent a change in parallel that the reported count does not include. In both cases,
 * the known count stays. If the response contains no count, the count is computed.
 *
 * @param step number that the change adds to the count: 1, 0 or -1
 * @param base the count when the change was sent
 */
function countAfter(
  reported: number | undefined,
  step: number,
  base: number | undefined,
  isRepeat: boolean,
  isAlone: boolean,
): number | undefined {
  const known = $wishlistCount.get();
  if (reported === undefined) return known === undefined ? known : known + step;
  if (reported === (base ?? Number.NaN) + step) return isAlone ? reported : known;
  if (isRepeat && known !== undefined) return known;
  // The reported count also includes earlier changes of other tabs
  order.received();
  return reported;
}

/** Handles a change in another tab, which may be older than the last change in this tab. */
export function wishlistChangedElsewhere({ wishlistCount, heart, since }: Message): void {
  if (!heart && wishlistCount === undefined) return;
  if (heart) order.changedElsewhere();
  const isLater = heart && (since ?? Date.now()) >= (lastChanges.get(heart.productId)?.at ?? 0);
  // A newer change in the other tab replaces the last change in this tab, even if the last change is still pending
  if (isLater) {
    for (const open of [unknown, keys]) open.delete(heart.productId);
    if (lastChanges.has(heart.productId)) lastChanges.set(heart.productId, { at: since ?? Date.now() });
  }
  takeWishlist(
    order.isLater(since) ? wishlistCount : undefined,
    isLater ? { [heart.productId]: heart.on } : {},
  );
}

let asking: Promise<unknown> = Promise.resolve();

/**
 * Retries all changes whose outcome is unknown. Refusals are always reported, unknown outcomes only if `reportsUnknown`
 * is true.
 */
function askForOpenWishes(reportsUnknown = false): Promise<unknown> {
  // After a sign-out in another tab, the customer's changes must not be sent for another person
  if (isPageBeforeSignOut()) for (const open of [unknown, keys]) open.clear();
  const ask = () =>
    Promise.all([...unknown].map(([productId, open]) => askAgain(productId, open, reportsUnknown)));
  asking = asking.then(ask);
  return asking;
}

async function askAgain(productId: string, open: Open, reportsUnknown: boolean): Promise<void> {
  const { on, quantity, wish } = open;
  // The heart already shows this state: another change has set it, or this change is pending
  if (heartOf(productId).get() === on) return;
  try {
    await setOnWishlist(productId, on, quantity, wish);
  } catch (error) {
    if (isRefusal(error) || (reportsUnknown && error instanceof UnknownOutcome))
      wish.failed?.(error, () => askAgain(productId, open, true));
  }
}

/** Retries changes with an unknown outcome after a reconnect and with increasing pauses, until the signal aborts. */
export function followOpenWishes(signal: AbortSignal): void {
  // Reports unknown outcomes again, because the error dialog closes after a reconnect
  addEventListener('online', () => askForOpenWishes(true), { signal });
  askLater = retryWithBackoff(askForOpenWishes, () => unknown.size > 0, signal);
}

/**
 * Sends a pending change of an earlier page again. The heart shows the shopper's choice until the response. If the
 * change fails, the heart returns to the server HTML, which may already include the change.
 */
export async function resendWish({ key, change }: Pending): Promise<void> {
  if (!change) return;
  const { productId } = readWish(change);
  if (!serverState.has(productId)) serverState.set(productId, undefined);
  await makeChange(wishPlan(change, key, { refused: () => undefined }));
}

resettable(() => {
  queue = serialQueue(true);
  order.reset();
  askLater = () => {};
  asking = Promise.resolve();
  for (const known of [lastChanges, unknown, keys]) known.clear();
});
