import type { Cart } from '../../model/cart.ts';
import { deliveryText } from '../../text/delivery.ts';
import { linePrice } from '../line-price.ts';
import { formatPrice } from '../price.ts';
import { toRappen } from '../rappen.ts';
import { sum } from '../sum.ts';
import { type DeliveryOption, isCourier } from './methods.ts';

/**
 * Why a cart is too small for a courier, or undefined. A server that sends no subtotal leaves it to the items.
 *
 * @see shop.md section 5, "Shipping step"
 */
export function belowMinimumOrder(cart: Cart, { method, model }: DeliveryOption): string | undefined {
  const { minOrderValue } = model;
  const minimum = toRappen(minOrderValue) ?? 0;
  if (!isCourier(method) || minimum <= 0) return undefined;
  const subtotal =
    cart.total.subTotalInclTax ?? sum(cart.items.map(({ price, quantity }) => linePrice(price, quantity)));
  return (toRappen(subtotal) ?? 0) >= minimum
    ? undefined
    : deliveryText.minimumOrder(formatPrice(minOrderValue));
}
