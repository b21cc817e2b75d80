import { type CartAnswer, fetchPieces, readItem, sendCartChange } from '../../api/cart.ts';
import type { Change } from '../../api/change.ts';
import { ApiError } from '../../api/errors.ts';
import type { Finding } from '../../changes/change.ts';

interface Circumstances {
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
 * Whether the contents of the cart say that a change was made. An addition is told by the product's own pieces, for another
 * device may have added something else. It cannot be told where the count before it was in doubt or other tabs have changed
 * the cart.
 */
export async function findChange(
  change: Change,
  circumstances?: Circumstances,
): Promise<Finding<CartAnswer>> {
  const canTell = change.method !== 'POST' || circumstances?.before !== undefined;
  const cart = canTell ? await fetchPieces() : undefined;
  const isIn = cart && isMade(change, cart, circumstances);
  if (cart && isIn) return { made: { totalItems: cart.itemsQuantity } };
  return isIn === false ? 'not-made' : undefined;
}

/** Removes an item; where the shop does not find it, the contents of the cart say whether it is gone. */
export async function sendRemoval(removal: Change, key: string): Promise<CartAnswer | undefined> {
  try {
    return await sendCartChange(removal, key);
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    const found = isGone ? await findChange(removal).catch(() => undefined) : undefined;
    if (typeof found === 'object') return found.made;
    throw error;
  }
}

type Pieces = NonNullable<Awaited<ReturnType<typeof fetchPieces>>>;

/** Undefined where the cart does not say it. */
function isMade(
  change: Change,
  { itemsQuantity: count, items }: Pieces,
  circumstances?: Circumstances,
): boolean | undefined {
  const { itemId, quantity } = readItem(change);
  if (change.method !== 'POST') {
    return items && items.find((item) => item.itemId === itemId)?.quantity === quantity;
  }
  const { pieces = 0, before, items: itemsBefore } = circumstances ?? {};
  if (before === undefined || pieces === 0 || !circumstances?.isAlone()) return undefined;
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
