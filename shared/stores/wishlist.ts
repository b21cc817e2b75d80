import { atom, type WritableAtom } from 'nanostores';
import type { Change, HiddenFields } from '../api/change.ts';
import { mayBeMade, UnknownOutcome } from '../api/errors.ts';
import { readWish, sendWish, wish } from '../api/wishlist.ts';
import { emit } from '../signals/signals.ts';
import { afterPauses } from './after-pauses.ts';
import { broadcast, onBroadcast } from './broadcast.ts';
import { type Pending, takeOver, tellLateFailure, whilePending } from './outbox.ts';
import { onPageReturn, pageOpenedAt } from './page-lifecycle.ts';
import { createIdempotencyKey, sendTwice, serialQueue } from './serial-queue.ts';
import { keepHeart, recallHearts } from './wishlist-snapshot.ts';

/** Number of products on the wishlist; undefined until the page or the shop has said it. */
export const $wishlistCount = atom<number | undefined>();

const hearts = new Map<string, WritableAtom<boolean | undefined>>();

/** Set once all others have gone into the cart, so that hearts which are mounted later are empty, too. */
let rest: readonly string[] | undefined;

/** Whether a product is on the wishlist; undefined while only the page's HTML knows. */
export function heartOf(productId: string): WritableAtom<boolean | undefined> {
  const known = hearts.get(productId);
  if (known) return known;
  const heart = atom(rest && !rest.includes(productId) ? false : undefined);
  hearts.set(productId, heart);
  return heart;
}

const enqueue = serialQueue();

/** How often each product was changed: only the last change may be undone. */
const turns = new Map<string, number>();

/** What the shop has said last of each product: what an undone change goes back to. Undefined is what it has printed. */
const said = new Map<string, boolean | undefined>();

/** What was sent last of each product, where its answers were lost: tried again, it is the same change. */
const unknown = new Map<string, Open>();

interface Open {
  on: boolean;
  quantity: number;
  key: string;
  wish: Wish;
}

/** Asks for them again after a while, on a page that follows the wishlist. */
let askLater = () => {};

/** What the server printed into the page counts until something newer is known. */
export function seedWishlistCount(count: number): void {
  if ($wishlistCount.get() === undefined) $wishlistCount.set(count);
}

interface Wish {
  /** What follows when the shop knows of nobody who could have a wishlist */
  refused?: (() => void) | undefined;
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
): Promise<void> => {
  if (!said.has(productId)) said.set(productId, !on);
  const last = unknown.get(productId);
  const open = last?.on === on ? last : undefined;
  const key = open?.key ?? createIdempotencyKey();
  unknown.delete(productId);
  const isOnline = navigator.onLine;
  try {
    await carryOut(wish(productId, on, quantity, more.fields), key, more.refused);
  } catch (error) {
    if (!mayBeMade(error, open !== undefined, isOnline)) throw error;
    unknown.set(productId, { on, quantity, key, wish: more });
    askLater();
    throw new UnknownOutcome(error.status, error.message, error.code);
  }
};

async function carryOut(change: Change, key: string, refused?: () => void): Promise<void> {
  const { productId, on } = readWish(change);
  const turn = (turns.get(productId) ?? 0) + 1;
  turns.set(productId, turn);
  heartOf(productId).set(on);
  try {
    const send = () => sendTwice((key) => sendWish(change, key, refused), key);
    const answer = await whilePending(key, change, () => enqueue(send));
    const known = $wishlistCount.get();
    const before = said.get(productId);
    // What an earlier page has asked for may be in the count that this one was printed with
    const isNews = before !== undefined && before !== on;
    said.set(productId, on);
    // There is no call for the wishlist: where the answer says nothing, the change is counted
    const count = answer?.totalItems ?? (known === undefined || !isNews ? known : known + (on ? 1 : -1));
    if (count !== undefined) $wishlistCount.set(count);
    share(productId, on, count);
    emit(on ? 'product-added-to-wishlist' : 'product-removed-from-wishlist', { productId, ...answer });
  } catch (error) {
    if (turns.get(productId) === turn) heartOf(productId).set(said.get(productId));
    throw error;
  }
}

/** Other tabs hear it now; a page that was left finds it when it comes back. */
function share(productId: string, on: boolean, wishlistCount: number | undefined): void {
  broadcast({ wishlistCount, heart: { productId, on } });
  keepHeart(productId, on, wishlistCount);
}

/** These have gone into the cart, `rest` others have not: their hearts are empty now, here and in the other tabs. */
export function emptyWishlist(productIds: readonly string[], rest: number): void {
  takeWishlist(rest, Object.fromEntries(productIds.map((productId) => [productId, false])));
  for (const productId of productIds) share(productId, false, rest);
}

/** The whole wishlist has gone into the cart for an earlier page, but for these: of its hearts, this page knows its own. */
export function keepOnWishlist(skipped: readonly string[]): void {
  rest = skipped;
  emptyWishlist(
    [...hearts.keys()].filter((productId) => !skipped.includes(productId)),
    skipped.length,
  );
}

/** What is known of the wishlist from elsewhere. */
function takeWishlist(count: number | undefined, changes: Readonly<Record<string, boolean>>): void {
  if (count !== undefined) $wishlistCount.set(count);
  for (const [productId, on] of Object.entries(changes)) {
    said.set(productId, on);
    heartOf(productId).set(on);
  }
}

/** Keeps hearts and count true until the signal says stop: other tabs, and the way back to a page that was left. */
export function followWishlist(signal: AbortSignal): void {
  onBroadcast(
    ({ wishlistCount, heart }) => takeWishlist(wishlistCount, heart ? { [heart.productId]: heart.on } : {}),
    signal,
  );
  // A fresh page's HTML is the truth up to when it was asked for
  const renew = (since: number) => {
    const kept = recallHearts(since);
    takeWishlist(kept?.count, kept?.hearts ?? {});
  };
  renew(pageOpenedAt());
  onPageReturn(renew, signal);
  const resumeAll = () => takeOver('wishlist').forEach(resume);
  resumeAll();
  onPageReturn(resumeAll, signal);
  // No call says what is on the list: the same change, under its key, does
  const askAgain = () =>
    Promise.allSettled(
      [...unknown].map(([productId, { on, quantity, wish }]) => setOnWishlist(productId, on, quantity, wish)),
    );
  addEventListener('online', askAgain, { signal });
  askLater = afterPauses(askAgain, () => unknown.size > 0, signal);
}

/**
 * A heart that was under way when an earlier page was left stays as the shopper left it, and is sent again under its
 * key. Where the shop refuses, it goes back to what this page was printed with: the shop may have made the change
 * before.
 */
async function resume({ key, change }: Pending): Promise<void> {
  if (!change) return;
  try {
    const { productId } = readWish(change);
    if (!said.has(productId)) said.set(productId, undefined);
    await carryOut(change, key, () => undefined);
  } catch (error) {
    tellLateFailure(error, () => resume({ key, change }));
  }
}

/** As on a new page; for tests. */
export function resetWishlist(): void {
  $wishlistCount.set(undefined);
  rest = undefined;
  for (const known of [hearts, turns, said, unknown]) known.clear();
}
