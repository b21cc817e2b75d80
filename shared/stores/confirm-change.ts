import { type CartAnswer, fetchPieces, readItem } from '../api/cart.ts';
import type { Change } from '../api/change.ts';
import { ApiError } from '../api/errors.ts';
import { confirmOutcome, type Finding } from './confirm-outcome.ts';

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
 * A change of the cart whose responses prove nothing, or a removal of what is gone already: the contents of the cart say
 * whether it was made. An addition cannot be told where the count before it was in doubt or others have changed the cart.
 *
 * @see confirmOutcome
 */
export async function confirmChange(
  sending: Promise<CartAnswer | undefined>,
  change: Change,
  circumstances: Circumstances,
): Promise<CartAnswer | undefined> {
  const ask = async (): Promise<Finding<CartAnswer>> => {
    const canTell = change.method !== 'POST' || circumstances.before !== undefined;
    const cart = canTell ? await fetchPieces() : undefined;
    const isIn = cart && isMade(change, cart, circumstances);
    if (cart && isIn) return { made: { totalItems: cart.itemsQuantity } };
    return isIn === false ? 'not-made' : undefined;
  };
  try {
    return await confirmOutcome(sending, ask, circumstances.wasSent);
  } catch (error) {
    const isGone = change.method === 'DELETE' && error instanceof ApiError && error.status === 404;
    const found = isGone ? await ask().catch(() => undefined) : undefined;
    if (typeof found === 'object') return found.made;
    throw error;
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
