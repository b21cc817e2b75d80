import type { Cart } from '../../model/cart.ts';
import { deliveryText } from '../../text/delivery.ts';
import { formatPrice } from '../price.ts';
import { type DeliveryOption, isCourier } from './methods.ts';

/** CHF amounts compare in Rappen: 0.1 + 0.2 is 0.3 to a shopper. */
const rappen = (price: number) => Math.round(price * 100);

/**
 * Why a cart is too small for a courier, or undefined. A server that sends no subtotal leaves it to the items.
 *
 * @see shop.md section 5, "Shipping step"
 */
export function belowMinimumOrder(cart: Cart, { method, model }: DeliveryOption): string | undefined {
  const minimum = model.minOrderValue ?? 0;
  if (!isCourier(method) || minimum <= 0) return undefined;
  const subtotal =
    cart.total.subTotalInclTax ?? cart.items.reduce((sum, item) => sum + item.price * item.quantity, 0);
  return rappen(subtotal) >= rappen(minimum) ? undefined : deliveryText.minimumOrder(formatPrice(minimum));
}
