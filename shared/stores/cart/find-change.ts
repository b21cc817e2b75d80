import {
  type CartCall,
  type CartChangeResult,
  type CartResponse,
  fetchPieces,
  readItem,
} from '../../api/cart.ts';
import type { Change } from '../../api/change.ts';
import { request } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import type { Finding } from '../../changes/change.ts';

interface Circumstances {
  /** Number of pieces that an addition adds; 0 for any other change */
  pieces: number;
  /** Number of pieces in the cart before the change; undefined if uncertain */
  before: number | undefined;
  /** The items before the change; undefined if unknown */
  items: Pieces['items'];
  /** Whether no other change of the cart has happened since the change was sent */
  isAlone(): boolean;
}

/**
 * Determines from the contents of the cart whether a change was applied. For an addition, compares the pieces of its
 * product, because another device may have added other products. Undefined if the contents prove nothing.
 */
export async function findChange(
  change: Change,
  circumstances?: Circumstances,
): Promise<Finding<CartChangeResult>> {
  const canTell = change.method !== 'POST' || circumstances?.before !== undefined;
  const cart = canTell ? await fetchPieces() : undefined;
  const isIn = cart && isMade(change, cart, circumstances);
  if (cart && isIn) return { made: { totalItems: cart.itemsQuantity } };
  return isIn === false ? 'not-made' : undefined;
}

/** Removes an item. A 404 is not an error if the cart no longer contains the item. */
export async function sendRemoval(removal: CartCall, key: string): Promise<CartResponse> {
  try {
    return await request(removal, key);
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    const found = isGone ? await findChange(removal).catch(() => undefined) : undefined;
    if (typeof found === 'object') return found.made;
    throw error;
  }
}

type Pieces = NonNullable<Awaited<ReturnType<typeof fetchPieces>>>;

/** Whether the change was applied; undefined if the contents of the cart do not show this. */
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
  // If the product was not in the cart before, all its pieces are new
  if (ownBefore === undefined)
    return own < pieces && isEqual ? false : (own === pieces && count === before + pieces) || undefined;
  // If no item has the product's number, the outcome is unknown, because article numbers may differ from product ids
  if (own === ownBefore) return isEqual || own > 0 ? false : undefined;
  return own === ownBefore + pieces || undefined;
}

const piecesOf = (productId: string, items: NonNullable<Pieces['items']>) =>
  items.reduce((sum, item) => sum + (item.articleNumber === productId ? item.quantity : 0), 0);
