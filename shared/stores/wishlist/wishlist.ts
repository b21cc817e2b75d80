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
import { emit } from '../../signals/signals.ts';
import { wishlistOutbox } from './wishlist-outbox.ts';
import { share } from './wishlist-snapshot.ts';
import { $wishlistCount, heartOf, serverState, takeWishlist } from './wishlist-state.ts';

export { $wishlistCount, heartOf, seedWishlistCount } from './wishlist-state.ts';

/** If the shop does not respond, all waiting changes fail together, instead of one time-out each. */
let queue = serialQueue(true);

/**
 * The last change of each product: its key, because only this change may be undone or retried, and its time
 * (milliseconds since 1970). There is no key if another tab has made a newer change.
 */
const lastChanges = new Map<string, { key?: string; at: number }>();

/** The keys of each product: the same change has the same key while its outcome is unknown. */
const keys = new Map<string, ContentKeys>();

/** The last change of each product whose outcome is unknown, for a retry. */
const unknown = new Map<string, Open>();

interface Open {
  on: boolean;
  quantity: number;
  wish: Wish;
}

const order = crossTabOrder();

/** Schedules a retry of these changes, on a page that follows the wishlist. */
let askLater = () => {};

interface Wish {
  /** Called when the shop returns a refusal because no customer is signed in */
  refused?: (() => void) | undefined;
  /** Reports a failure of an automatic retry */
  failed?: (error: unknown, retry: () => void) => void;
  fields?: HiddenFields;
  /** When the shopper pressed, in milliseconds since 1970; now by default */
  at?: number;
}

/**
 * Puts a product on the wishlist or removes it. The heart changes immediately, and changes back if the shop refuses.
 * Rejects with UnknownOutcome if the responses were lost: the wishlist is not requested to confirm a change.
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
    // A newer change, here or in another tab, decides: this one is neither retried nor reported
    if (isUnknown && lastChanges.get(productId)?.key !== key)
      throw new DOMException('Replaced', 'AbortError');
    // If no customer is signed in, a change that was sent before stays open
    if (isUnknown || (wasOpen && error instanceof SessionExpired))
      unknown.set(productId, { on, quantity, wish: more });
    if (isUnknown) askLater();
    throw error;
  }
};

/** Changes the heart immediately, and returns the plan of the change. */
function wishPlan(change: Change, key: string, { refused, at }: Wish) {
  const { productId, on } = readWish(change);
  lastChanges.set(productId, { key, at: Date.now() });
  heartOf(productId).set(on);
  const begin = (wasSent: boolean) => {
    const turn = order.sent();
    const base = $wishlistCount.get();
    return {
      confirmed(answer: ItemCount | undefined) {
        const before = serverState.get(productId);
        // The count that this page was rendered with may already include a change of an earlier page
        const isNews = before !== undefined && before !== on;
        const step = isNews ? (on ? 1 : -1) : 0;
        serverState.set(productId, on);
        const isRepeat = wasSent && before !== undefined;
        const count = countAfter(answer?.totalItems, step, base, isRepeat, turn.isAlone());
        if (count !== undefined) $wishlistCount.set(count);
        share(productId, on, count, turn.since);
        emit(on ? 'product-added-to-wishlist' : 'product-removed-from-wishlist', { productId, ...answer });
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
 * Chooses the count after a change, without a further request. If two tabs changed the list in parallel, a response
 * that includes only its own change was the earlier one, and the other tab's count is newer. A response to a key that
 * was sent before may be outdated. Without a count in the response, the count is computed.
 *
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
  // The response includes changes that other tabs sent before it
  order.received();
  return reported;
}

/** Handles a change in another tab. This change may be older than this tab's own data. */
export function wishlistChangedElsewhere({ wishlistCount, heart, since }: Message): void {
  if (!heart && wishlistCount === undefined) return;
  if (heart) order.changedElsewhere();
  const isLater = heart && (since ?? Date.now()) >= (lastChanges.get(heart.productId)?.at ?? 0);
  // A newer change resolves this tab's open one, also one that is still under way
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
 * Retries all changes whose outcome is unknown. The response to the same change under its key shows the
 * outcome. Refusals are always reported, other failures only with `reportsUnknown`.
 */
function askForOpenWishes(reportsUnknown = false): Promise<unknown> {
  // Changes of a customer who has signed out in another tab must not be sent for another person
  if (isPageBeforeSignOut()) for (const open of [unknown, keys]) open.clear();
  const ask = () =>
    Promise.all([...unknown].map(([productId, open]) => askAgain(productId, open, reportsUnknown)));
  asking = asking.then(ask);
  return asking;
}

async function askAgain(productId: string, open: Open, reportsUnknown: boolean): Promise<void> {
  const { on, quantity, wish } = open;
  // The change has been resolved meanwhile, or is under way
  if (heartOf(productId).get() === on) return;
  try {
    await setOnWishlist(productId, on, quantity, wish);
  } catch (error) {
    if (isRefusal(error) || (reportsUnknown && error instanceof UnknownOutcome))
      wish.failed?.(error, () => askAgain(productId, open, true));
  }
}

/** Retries open changes after a reconnect and with backoff, until the signal aborts. */
export function followOpenWishes(signal: AbortSignal): void {
  // The error dialog about them closed after the reconnect
  addEventListener('online', () => askForOpenWishes(true), { signal });
  askLater = retryWithBackoff(askForOpenWishes, () => unknown.size > 0, signal);
}

/**
 * Retries a change that was pending when an earlier page was left, under its key. Until the response, the
 * heart shows the shopper's last choice. If the shop refuses, the heart returns to the state in the server
 * HTML, because the shop may have applied the change before.
 */
export async function resendWish({ key, change }: Pending): Promise<void> {
  if (!change) return;
  const { productId } = readWish(change);
  if (!serverState.has(productId)) serverState.set(productId, undefined);
  await makeChange(wishPlan(change, key, { refused: () => undefined }));
}

/** Resets the module state; for tests. */
export function resetWishlist(): void {
  queue = serialQueue(true);
  order.reset();
  askLater = () => {};
  asking = Promise.resolve();
  for (const known of [lastChanges, unknown, keys]) known.clear();
}
