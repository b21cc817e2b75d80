import { boolean, type InferOutput, object, optional, string } from 'valibot';
import { maybe, price, readable } from './values.ts';

/** A shipping method that the shop offers for an address. @see shop.md section 3, "Shipping method" */
export const ShippingMethod = object({
  /** Price in CHF, VAT included; 0 is shown as '(gratis)' */
  price,
  title: string(),
  available: optional(boolean(), true),
  carrierCode: string(),
  methodCode: string(),
  /** Minimum order value in CHF; only for couriers */
  minOrderValue: maybe(price),
});
export type ShippingMethod = InferOutput<typeof ShippingMethod>;

/** Response of `POST /rest/cart/shipping`. Methods without a valid price are omitted. */
export const ShippingMethods = readable(ShippingMethod);

/** Delivery methods by carrier code of the API, in display order. */
export const carriers = {
  mpstorepickup: 'Pickup',
  early_courier_rate: 'EarlyCarrierDelivery',
  standard_courier_rate: 'StandardCarrierDelivery',
  late_courier_rate: 'LateCarrierDelivery',
  flatrate: 'PostDelivery',
  freeshipping: 'FreeShipping',
} as const;
export type DeliveryMethod = (typeof carriers)[keyof typeof carriers];
