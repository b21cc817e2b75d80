import type { Change, HiddenFields } from '../../api/change.ts';
import { isRefusal, SessionExpired, UnknownOutcome } from '../../api/errors.ts';
import { readWish, sendWish, wish } from '../../api/wishlist.ts';
import { makeChange } from '../../changes/change.ts';
import { createKey } from '../../changes/key.ts';
import { type Pending, trackPending } from '../../changes/outbox.ts';
import { retryWithBackoff } from '../../changes/retry-with-backoff.ts';
import { serialQueue } from '../../changes/serial-queue.ts';
import { isPageLeft } from '../../kept/signed-out.ts';
import type { ItemCount } from '../../model/item-count.ts';
import { broadcast, type Message } from '../../page/broadcast.ts';
import { tabOrder } from '../../page/tab-order.ts';
import { emit } from '../../signals/signals.ts';
import { keepHeart } from './wishlist-snapshot.ts';
import { $wishlistCount, heartOf, serverState, takeWishlist } from './wishlist-state.ts';

export { $wishlistCount, heartOf, seedWishlistCount } from './wishlist-state.ts';

/** While the shop does not answer, ten hearts are one failure. */
let queue = serialQueue(true);

/** Each product's last change by this tab: its key, for only that one may be undone, and when (milliseconds since 1970). */
const lastChanges = new Map<string, { key: string; at: number }>();

/** What was sent last of each product, where its answers were lost: tried again, it is the same change. */
const unknown = new Map<string, Open>();

interface Open {
  on: boolean;
  quantity: number;
  key: string;
  wish: Wish;
}

const order = tabOrder();

/** Asks for them again after a while, on a page that follows the wishlist. */
let askLater = () => {};

interface Wish {
  /** What follows when the shop knows of nobody who could have a wishlist */
  refused?: (() => void) | undefined;
  /** Says that the wish has failed, when it was tried again without a press */
  failed?: (error: unknown, retry: () => void) => void;
  fields?: HiddenFields;
}

/**
 * Puts a product on the wishlist or takes it off: at once for the eye, and back again when the shop refuses. Rejects with
 * UnknownOutcome where the answers were lost: there is no call that says what is on the list.
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
  const last = unknown.get(productId);
  const open = last?.on === on ? last : undefined;
  const key = open?.key ?? createKey();
  unknown.delete(productId);
  try {
    await carryOut(wish(productId, on, quantity, more.fields), key, more.refused);
    return true;
  } catch (error) {
    const isUnknown = error instanceof UnknownOutcome;
    // What was sent before stays open while nobody is signed in
    if (isUnknown || (open && error instanceof SessionExpired))
      unknown.set(productId, { on, quantity, key, wish: more });
    if (isUnknown) askLater();
    throw error;
  }
};

async function carryOut(change: Change, key: string, refused?: () => void): Promise<void> {
  const { productId, on } = readWish(change);
  lastChanges.set(productId, { key, at: Date.now() });
  heartOf(productId).set(on);
  const begin = (wasSent: boolean) => {
    const turn = order.sent();
    const base = $wishlistCount.get();
    return {
      confirmed(answer: ItemCount | undefined) {
        const before = serverState.get(productId);
        // What an earlier page has asked for may be in the count that this one was printed with
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
  const send = () => sendWish(change, key, refused);
  try {
    await makeChange({ change, key, send, queue, outbox: trackPending, begin });
  } catch (error) {
    if (lastChanges.get(productId)?.key === key) heartOf(productId).set(serverState.get(productId));
    throw error;
  }
}

/**
 * No call says how many products are on the list. Where two tabs have changed it at the same time, the answer that counts its
 * own change alone was the earlier one, and the other tab's count is the later truth. The answer to a key that was sent before
 * may be an old one. An answer without a count is counted.
 *
 * @param base the count as the change was sent
 */
function countAfter(
  told: number | undefined,
  step: number,
  base: number | undefined,
  isRepeat: boolean,
  isAlone: boolean,
): number | undefined {
  const known = $wishlistCount.get();
  if (told === undefined) return known === undefined ? known : known + step;
  if (told === (base ?? Number.NaN) + step) return isAlone ? told : known;
  if (isRepeat && known !== undefined) return known;
  // What other tabs have sent before this answer is in its count
  order.answered();
  return told;
}

/** Other tabs hear it now; a page that was left finds it when it comes back. */
export function share(
  productId: string,
  on: boolean,
  wishlistCount: number | undefined,
  since?: number,
): void {
  broadcast({ wishlistCount, heart: { productId, on }, since });
  keepHeart(productId, on, wishlistCount);
}

/** Another tab has changed the list, and sent that change at a time. What it says may be older than what this tab has heard. */
export function wishlistChangedElsewhere({ wishlistCount, heart, since }: Message): void {
  if (!heart && wishlistCount === undefined) return;
  if (heart) order.changedElsewhere();
  const isLater = heart && (since ?? Date.now()) >= (lastChanges.get(heart.productId)?.at ?? 0);
  // What this tab has sent before is answered
  if (isLater) unknown.delete(heart.productId);
  takeWishlist(
    order.isLater(since) ? wishlistCount : undefined,
    isLater ? { [heart.productId]: heart.on } : {},
  );
}

let asking: Promise<unknown> = Promise.resolve();

/**
 * Sends all of which nobody knows what became of them once more. No call says what is on the list: the same change, under
 * its key, does. A refusal is told; other failures only with `isTold`.
 */
export function askForOpenWishes(isTold = false): Promise<unknown> {
  // Of a customer who has signed out in another tab: sent for nobody else
  if (isPageLeft()) unknown.clear();
  const ask = () => Promise.all([...unknown].map(([productId, open]) => askAgain(productId, open, isTold)));
  asking = asking.then(ask);
  return asking;
}

async function askAgain(productId: string, open: Open, isTold: boolean): Promise<void> {
  const { on, quantity, wish } = open;
  // Answered since, or on its way
  if (heartOf(productId).get() === on) return;
  try {
    await setOnWishlist(productId, on, quantity, wish);
  } catch (error) {
    if (isRefusal(error) || (isTold && error instanceof UnknownOutcome))
      wish.failed?.(error, () => askAgain(productId, open, true));
  }
}

/** Asks for open wishes when the connection is back and after pauses, until the signal says stop. */
export function followOpenWishes(signal: AbortSignal): void {
  // The dialog about them has closed with the connection that is back
  addEventListener('online', () => askForOpenWishes(true), { signal });
  askLater = retryWithBackoff(askForOpenWishes, () => unknown.size > 0, signal);
}

/**
 * A heart that was under way when an earlier page was left stays as the shopper left it, and is sent again under its
 * key. Where the shop refuses, it goes back to what this page was printed with: the shop may have made the change
 * before.
 */
export async function resendWish({ key, change }: Pending): Promise<void> {
  if (!change) return;
  const { productId } = readWish(change);
  if (!serverState.has(productId)) serverState.set(productId, undefined);
  await carryOut(change, key, () => undefined);
}

/** As on a new page; for tests. */
export function resetWishlist(): void {
  queue = serialQueue(true);
  order.reset();
  askLater = () => {};
  asking = Promise.resolve();
  for (const known of [lastChanges, unknown]) known.clear();
}
