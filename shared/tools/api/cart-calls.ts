import { optional } from 'valibot';
import { CartChangeResult } from '../../api/cart.ts';
import { Cart } from '../../model/cart.ts';
import { Order } from '../../model/order.ts';
import { CheckoutOptions } from '../../model/payment.ts';
import { ShippingMethods } from '../../model/shipping.ts';
import * as body from './bodies.ts';
import { type ApiCall, gone, invalid, noProduct } from './call.ts';
import { address, file } from './examples.ts';

/** API calls of cart and checkout. @see shop.md section 7 */
export const cartCalls: readonly ApiCall[] = [
  {
    method: 'GET',
    path: '/rest/cart/',
    summary: 'Returns the cart with its totals.',
    response: Cart,
    of: 'visitor',
  },
  {
    method: 'POST',
    path: '/rest/cart/item/{productId}',
    summary: 'Adds a product to the cart. Files of custom options are sent as base64.',
    body: body.CartAdditionBody,
    sent: {
      quantity: 1,
      productOptions: [{ id: '93', value: '17' }],
      customOptions: [{ id: 20, type: 'file', value: file }],
    },
    response: CartChangeResult,
    of: 'visitor',
    hasKey: true,
    refusals: { ...noProduct, ...invalid },
  },
  {
    method: 'PATCH',
    path: '/rest/cart/item/{itemId}',
    summary: 'Changes the quantity of a cart item.',
    body: body.QuantityBody,
    sent: { quantity: 2 },
    response: CartChangeResult,
    of: 'visitor',
    hasKey: true,
    refusals: { ...gone, ...invalid },
  },
  {
    method: 'DELETE',
    path: '/rest/cart/item/{itemId}',
    summary: 'Removes an item from the cart.',
    response: CartChangeResult,
    of: 'visitor',
    hasKey: true,
    refusals: gone,
  },
  {
    method: 'POST',
    path: '/rest/cart/wishlist',
    summary:
      'Moves the products of the wishlist into the cart. `skipped` lists the products that stay on the wishlist.',
    body: optional(body.FieldsBody),
    response: CartChangeResult,
    of: 'customer',
    hasKey: true,
  },
  {
    method: 'POST',
    path: '/rest/cart/shipping',
    summary: 'Returns the shipping methods for an address. Changes no data.',
    body: body.ShippingQuestionBody,
    sent: { address },
    response: ShippingMethods,
    of: 'visitor',
    refusals: invalid,
  },
  {
    method: 'POST',
    path: '/rest/cart/address',
    summary: 'Saves addresses, shipping method and date to the cart; returns totals and payment methods.',
    body: body.ShippingBody,
    sent: {
      billingAddress: address,
      shippingAddress: address,
      method: 'standard',
      carrier: 'standard_courier_rate',
      storeId: null,
      deliveryDate: '2026-11-24T09:00:00+01:00',
      deliveryTime: '09:00 - 11:00',
    },
    response: CheckoutOptions,
    of: 'visitor',
    refusals: invalid,
  },
  {
    method: 'POST',
    path: '/rest/cart/order',
    summary: 'Orders the cart. The bundle sends `email` only for guests.',
    body: body.OrderBody,
    sent: { payment: { method: 'invoice' }, email: 'beat@example.ch', comment: '' },
    response: Order,
    of: 'visitor',
    hasKey: true,
    refusals: invalid,
  },
  {
    method: 'GET',
    path: '/rest/cart/order/',
    summary: 'Returns the order that was placed under an `Idempotency-Key`.',
    query: { key: ['The key of the order', '0b0c7d1e-4f5a-4c1b-9a57-3f3d2b1c0a99'] },
    response: Order,
    of: 'visitor',
    refusals: { 404: 'No order has this key' },
  },
  {
    method: 'GET',
    path: '/rest/cart/order/{orderId}',
    summary: 'Returns an order of this visitor, with its state and the data for the payment provider.',
    response: Order,
    of: 'visitor',
    refusals: { 404: 'This visitor has no such order' },
  },
];
