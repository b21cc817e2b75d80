import type { Cart } from '../../model/cart.ts';
import type { DeliveryMethod } from '../../model/shipping.ts';
import { deliveryText } from '../../text/delivery.ts';
import { linePrice } from '../cart-price.ts';
import { formatPrice, sum, toRappen } from '../price.ts';
import { type DeliveryOption, isCourier } from './methods.ts';

/** The fields of the shipping step, as far as they are filled. */
export interface ShippingFields {
  method?: DeliveryMethod | undefined;
  branch?: object | undefined;
  date?: object | undefined;
  time?: object | undefined;
  window?: string | undefined;
}
export type ShippingField = keyof ShippingFields;

/**
 * The fields of the shipping step that are still empty, in the order of the page; they are marked without text.
 *
 * @see shop.md section 5, "Shipping step"
 */
export function missingFields(filled: ShippingFields): ShippingField[] {
  return requiredFields(filled.method).filter((field) => !filled[field]);
}

function requiredFields(method: DeliveryMethod | undefined): readonly ShippingField[] {
  if (method === 'Pickup') return ['method', 'branch', 'date', 'time'];
  return method && isCourier(method) ? ['method', 'date', 'time', 'window'] : ['method', 'date'];
}

/** What the smallest order is measured by, in CHF: a server that sends no subtotal leaves it to the items. */
export const orderValue = ({ items, total }: Cart): number | undefined =>
  total.subTotalInclTax ?? sum(items.map(({ price, quantity }) => linePrice(price, quantity)));

/**
 * Why a cart is too small for a courier, or undefined.
 *
 * @see shop.md section 5, "Shipping step"
 */
export function belowMinimumOrder(cart: Cart, { method, model }: DeliveryOption): string | undefined {
  const { minOrderValue } = model;
  const minimum = toRappen(minOrderValue) ?? 0;
  if (!isCourier(method) || minimum <= 0) return undefined;
  return (toRappen(orderValue(cart)) ?? 0) >= minimum
    ? undefined
    : deliveryText.minimumOrder(formatPrice(minOrderValue));
}
