import { type CartAnswer, fetchPieces, readItem } from '../api/cart.ts';
import type { Change } from '../api/change.ts';
import { ApiError, mayBeMade, UnknownOutcome } from '../api/errors.ts';

interface Circumstances {
  /** Whether it was sent before, by this page or by one before it, and may have been made by that */
  wasSent: boolean;
  /** That an addition brings; 0 for any other change */
  pieces: number;
  /** Pieces in the cart before it; undefined where that is in doubt */
  before: number | undefined;
  /** Whether nobody else has changed the cart since */
  isAlone(): boolean;
}

/**
 * A change of the cart whose answers were lost, or a removal of what is gone already: what is in the cart says
 * whether it is made. Rejects with UnknownOutcome where that does not say it: the shop cannot be asked, or of an
 * addition, the count before was in doubt or others have changed the cart.
 */
export async function confirmChange(
  sending: Promise<CartAnswer | undefined>,
  change: Change,
  circumstances: Circumstances,
): Promise<CartAnswer | undefined> {
  const isOnline = navigator.onLine;
  try {
    return await sending;
  } catch (error) {
    const isGone = change.method === 'DELETE' && error instanceof ApiError && error.status === 404;
    if (!isGone && !mayBeMade(error, circumstances.wasSent, isOnline)) throw error;
    const canTell = change.method !== 'POST' || circumstances.before !== undefined;
    const cart = canTell ? await fetchPieces().catch(() => undefined) : undefined;
    const made = cart && isMade(change, cart, circumstances);
    if (cart && made) return { totalItems: cart.itemsQuantity };
    if (made === false || isGone) throw error;
    throw new UnknownOutcome(error.status, error.message, error.code);
  }
}

type Pieces = NonNullable<Awaited<ReturnType<typeof fetchPieces>>>;

/** Undefined where the cart does not say it. */
function isMade(
  change: Change,
  { itemsQuantity: count, items }: Pieces,
  { pieces, before, isAlone }: Circumstances,
): boolean | undefined {
  if (change.method !== 'POST') {
    const { itemId, quantity } = readItem(change);
    return items && items.find((item) => item.itemId === itemId)?.quantity === quantity;
  }
  if (before === undefined || pieces === 0 || !isAlone()) return undefined;
  return count === before ? false : count === before + pieces || undefined;
}
