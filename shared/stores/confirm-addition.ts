import { type CartAnswer, fetchCartCount } from '../api/cart.ts';
import { isUncertain, UnknownOutcome } from '../api/errors.ts';

/**
 * An addition whose answer was lost twice: the shop's count of pieces says whether it was made. Rejects with
 * UnknownOutcome where it does not: it cannot be asked, the count before was in doubt, or others have changed the cart.
 *
 * @param before pieces in the cart before it; undefined where that is in doubt
 * @param isAlone whether nobody else has changed the cart since
 */
export async function confirmAddition(
  addition: Promise<CartAnswer | undefined>,
  pieces: number,
  before: number | undefined,
  isAlone: () => boolean,
): Promise<CartAnswer | undefined> {
  const isOnline = navigator.onLine;
  try {
    return await addition;
  } catch (error) {
    // What was asked for without a connection has not left the device
    if (!isUncertain(error) || !isOnline) throw error;
    const count = await fetchCartCount().catch(() => undefined);
    if (before !== undefined && count !== undefined && isAlone()) {
      if (count === before) throw error;
      if (count === before + pieces) return { totalItems: count };
    }
    throw new UnknownOutcome(error.status, error.message, error.code);
  }
}
