import type { Cart } from '../../model/cart.ts';
import type { DeliveryMethod } from '../../model/shipping.ts';
import { deliveryText } from '../../text/delivery.ts';
import { linePrice } from '../price/cart-price.ts';
import { formatPrice, sum, toRappen } from '../price/price.ts';
import { type DeliveryOption, isCourier } from './methods.ts';

/** The fields of the shipping step; an empty field is undefined. */
export interface ShippingFields {
  method?: DeliveryMethod | undefined;
  branch?: object | undefined;
  date?: object | undefined;
  time?: object | undefined;
  window?: string | undefined;
}
export type ShippingField = keyof ShippingFields;

/**
 * The empty fields of the shipping step, in the order of the page. The page highlights these fields without a message.
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

/**
 * The order value in CHF, for the comparison with the minimum order value: the subtotal, or the sum of the items if the
 * server sends no subtotal.
 */
export const orderValue = ({ items, total }: Cart): number | undefined =>
  total.subTotalInclTax ?? sum(items.map(({ price, quantity }) => linePrice(price, quantity)));

/**
 * The message if the value of a cart is below the courier's minimum order value; otherwise undefined.
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
