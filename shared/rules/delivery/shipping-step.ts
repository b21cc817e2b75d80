import type { Cart } from '../../model/cart.ts';
import type { DeliveryMethod } from '../../model/shipping.ts';
import { deliveryText } from '../../text/delivery.ts';
import { linePrice } from '../cart-price.ts';
import { formatPrice, sum, toRappen } from '../price.ts';
import { type DeliveryOption, isCourier } from './methods.ts';

/** What the shipping step has collected so far. */
export interface ShippingChoice {
  method?: DeliveryMethod | undefined;
  branch?: object | undefined;
  date?: object | undefined;
  time?: object | undefined;
  window?: string | undefined;
}
export type ShippingField = keyof ShippingChoice;

/**
 * The fields of the shipping step that are still empty, in the order of the page; they are marked without text.
 *
 * @see shop.md section 5, "Shipping step"
 */
export function missingFields(choice: ShippingChoice): ShippingField[] {
  return requiredFields(choice.method).filter((field) => !choice[field]);
}

function requiredFields(method: DeliveryMethod | undefined): readonly ShippingField[] {
  if (method === 'Pickup') return ['method', 'branch', 'date', 'time'];
  return method && isCourier(method) ? ['method', 'date', 'time', 'window'] : ['method', 'date'];
}

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
