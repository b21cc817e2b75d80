import { type ShippingRate, shippingRates, type Zone, zoneOf } from '../../../fixtures/shop/shipping.ts';
import type { ShippingMethod } from '../../../shared/model/shipping.ts';
import type { Cart } from '../cart/cart.ts';
import { subtotal } from '../cart/cart-response.ts';

/** The response to `POST /rest/cart/shipping`: all carriers, or an empty list outside the delivery area. */
export function shippingMethods(cart: Cart, zip: string): ShippingMethod[] {
  const zone = zoneOf(zip);
  if (!zone) return [];
  return shippingRates.map((rate) => ({
    carrierCode: rate.carrierCode,
    methodCode: rate.methodCode,
    title: rate.title,
    price: rate.prices[zone] ?? Math.max(...Object.values(rate.prices)),
    available: isAvailable(rate, zone, cart),
    minOrderValue: rate.minOrderValue,
  }));
}

function isAvailable({ prices, isPostal, from = 0 }: ShippingRate, zone: Zone, cart: Cart): boolean {
  const fits = !isPostal || cart.items.every(({ product }) => product.isPostal);
  return prices[zone] !== undefined && fits && subtotal(cart) >= from;
}
