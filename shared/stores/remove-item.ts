import { ApiError, isUncertain } from '../api/errors.ts';
import { emit } from '../signals/signals.ts';
import { removeFromCart } from './cart.ts';
import { renewCart } from './load-cart.ts';

/**
 * Removes an item. Where no answer says what became of that, or somebody else was faster, the contents do: what is not
 * in them is removed. Rejects as `request` does.
 */
export async function removeItem(itemId: string): Promise<void> {
  try {
    await removeFromCart(itemId);
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    // What was asked for without a connection has not left the device
    if (!isGone && !(isUncertain(error) && navigator.onLine)) throw error;
    const cart = await renewCart().catch(() => undefined);
    if (!cart || cart.items.some((item) => item.itemId === itemId)) throw error;
    emit('product-removed-from-cart', { itemId, totalItems: cart.itemsQuantity });
  }
}
