import type { Address } from '../model/address.ts';
import { Order } from '../model/order.ts';
import { CheckoutOptions } from '../model/payment.ts';
import { type ShippingMethod, ShippingMethods } from '../model/shipping.ts';
import type { CheckoutAddresses } from '../rules/checkout/addresses.ts';
import { type Delivery, deliveryPayload } from '../rules/delivery/delivery.ts';
import { wireAddress } from './address.ts';
import { wireId } from './cart.ts';
import { request, segment } from './client.ts';

/** `POST /rest/cart/shipping`: how the shop delivers to an address. It changes nothing. */
export const fetchShippingMethods = (address: Address, signal?: AbortSignal) =>
  request({
    method: 'POST',
    path: '/rest/cart/shipping',
    body: { address: wireAddress(address) },
    schema: ShippingMethods,
    signal,
  });

/** What the first two steps have collected. */
export interface ShippingSelection {
  addresses: CheckoutAddresses;
  method: Pick<ShippingMethod, 'carrierCode' | 'methodCode'>;
  /** Where it is collected; pickup only */
  branchId?: string | undefined;
  delivery: Delivery;
}

/**
 * `POST /rest/cart/address`: saves addresses, method and date to the cart; answers totals and payment methods.
 *
 * @see shop.md section 7, "About the address call"
 */
export const saveShipping = (selection: ShippingSelection, signal?: AbortSignal) => {
  const { addresses, method, branchId, delivery } = selection;
  return request({
    method: 'POST',
    path: '/rest/cart/address',
    body: {
      billingAddress: wireAddress(addresses.billing),
      shippingAddress: wireAddress(addresses.shipping),
      method: method.methodCode,
      carrier: method.carrierCode,
      storeId: branchId === undefined ? null : wireId(branchId),
      ...deliveryPayload(delivery),
    },
    schema: CheckoutOptions,
    signal,
  });
};

/** What is ordered is what the shop has in its cart. */
export interface OrderPayload {
  /** As the address call answered it */
  paymentCode: string;
  /** Guests only: see `orderEmail` */
  email?: string | undefined;
  comment: string;
}

/** `POST /rest/cart/order`. The shop places one order for one key, however often it arrives. */
export const placeOrder = ({ paymentCode, email, comment }: OrderPayload, key: string) =>
  request({
    method: 'POST',
    path: '/rest/cart/order',
    body: { payment: { method: paymentCode }, email: email || undefined, comment },
    schema: Order,
    key,
  });

/** `GET /rest/cart/order/?key={key}`: the order that was placed under a key; refused (404) where none was. */
export const findOrder = async (key: string) =>
  request({ method: 'GET', path: `/rest/cart/order/?key=${encodeURIComponent(key)}`, schema: Order });

/** `GET /rest/cart/order/{orderId}`: what became of an order, with its payment transaction */
export const fetchOrder = (orderId: string, signal?: AbortSignal, unauthorized?: () => void) =>
  request({
    method: 'GET',
    path: `/rest/cart/order/${segment(orderId)}`,
    schema: Order,
    signal,
    unauthorized,
  });
