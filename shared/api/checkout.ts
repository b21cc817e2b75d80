import type { Address, CheckoutAddresses } from '../model/address.ts';
import { Order } from '../model/order.ts';
import { CheckoutOptions } from '../model/payment.ts';
import { type ShippingMethod, ShippingMethods } from '../model/shipping.ts';
import { type Delivery, deliveryPayload } from '../rules/delivery/delivery.ts';
import { wireAddress } from './address.ts';
import { wireId } from './cart.ts';
import { type Call, request, segment } from './client.ts';

/** `POST /rest/cart/shipping`: the shipping methods for an address. Does not change the cart. */
export const fetchShippingMethods = (address: Address, signal?: AbortSignal) =>
  request({
    method: 'POST',
    path: '/rest/cart/shipping',
    body: { address: wireAddress(address) },
    schema: ShippingMethods,
    signal,
  });

/** The data of the first two steps of the checkout. */
export interface ShippingSelection {
  addresses: CheckoutAddresses;
  method: Pick<ShippingMethod, 'carrierCode' | 'methodCode'>;
  /** The pickup branch; undefined for other shipping methods */
  branchId?: string | undefined;
  delivery: Delivery;
}

/**
 * `POST /rest/cart/address`: saves addresses, shipping method and date to the cart. Returns totals and payment methods.
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

/** The data that an order contains in addition to the cart. */
export interface OrderPayload {
  /** The code from the response to the address call */
  paymentCode: string;
  /** E-mail address of a guest; undefined for customers. See `orderEmail` */
  email?: string | undefined;
  comment: string;
}

/**
 * The call `POST /rest/cart/order`, to pass to `request`: places an order. A repeated request with the same key does
 * not create a second order.
 */
export const orderCall = ({ paymentCode, email, comment }: OrderPayload): Call<typeof Order> => ({
  method: 'POST',
  path: '/rest/cart/order',
  body: { payment: { method: paymentCode }, email: email || undefined, comment },
  schema: Order,
});

/**
 * `GET /rest/cart/order/?key={key}`: the order that was placed with this key. The shop responds with 404 if there is no
 * such order.
 */
export const findOrder = async (key: string) =>
  request({ method: 'GET', path: `/rest/cart/order/?key=${encodeURIComponent(key)}`, schema: Order });

/** `GET /rest/cart/order/{orderId}`: the current state of an order, with its payment transaction */
export const fetchOrder = (orderId: string, signal?: AbortSignal, unauthorized?: () => void) =>
  request({
    method: 'GET',
    path: `/rest/cart/order/${segment(orderId)}`,
    schema: Order,
    signal,
    unauthorized,
  });
