import { type CartAnswer, fetchPieces, readItem } from '../../api/cart.ts';
import type { Change } from '../../api/change.ts';
import { ApiError } from '../../api/errors.ts';
import { confirmOutcome, type Finding } from '../../changes/confirm-outcome.ts';

interface Circumstances {
  /** Whether it was sent before, by this page or by one before it, and may have been made by that */
  wasSent: boolean;
  /** That an addition brings; 0 for any other change */
  pieces: number;
  /** Pieces in the cart before it; undefined where that is in doubt */
  before: number | undefined;
  /** The items before it; undefined where they are not known */
  items: Pieces['items'];
  /** Whether nobody else has changed the cart since */
  isAlone(): boolean;
}

/**
 * A change of the cart whose responses prove nothing, or a removal of what is gone already: the contents of the cart say
 * whether it was made. An addition is told by the product's own pieces, for another device may have added something else. It cannot be
 * told where the count before it was in doubt or other tabs have changed the cart.
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
  { pieces, before, items: itemsBefore, isAlone }: Circumstances,
): boolean | undefined {
  const { itemId, quantity } = readItem(change);
  if (change.method !== 'POST') {
    return items && items.find((item) => item.itemId === itemId)?.quantity === quantity;
  }
  if (before === undefined || pieces === 0 || !isAlone()) return undefined;
  const isEqual = count === before;
  if (!items) return isEqual ? false : count === before + pieces || undefined;
  const own = piecesOf(itemId, items);
  const ownBefore = before === 0 ? 0 : itemsBefore && piecesOf(itemId, itemsBefore);
  // Of a product that was not in the cart all pieces are new
  if (ownBefore === undefined)
    return own < pieces && isEqual ? false : (own === pieces && count === before + pieces) || undefined;
  // Where no item has the product's number, the shop may number its articles otherwise
  if (own === ownBefore) return isEqual || own > 0 ? false : undefined;
  return own === ownBefore + pieces || undefined;
}

const piecesOf = (productId: string, items: NonNullable<Pieces['items']>) =>
  items.reduce((sum, item) => sum + (item.articleNumber === productId ? item.quantity : 0), 0);
