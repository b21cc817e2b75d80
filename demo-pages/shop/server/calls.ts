import { Hono } from 'hono';
import type { ShopEnv } from '../account/session.ts';
import { addressCalls } from '../address/address-calls.ts';
import { cartCalls } from '../cart/cart-calls.ts';
import { idempotency } from '../cart/idempotency.ts';
import { checkoutCalls } from '../checkout/checkout-calls.ts';
import { orderCalls } from '../checkout/order-calls.ts';
import { branchCalls } from '../content/branch-calls.ts';
import { eventCalls } from '../content/event-calls.ts';
import { searchCalls } from '../content/search-calls.ts';
import { productCalls } from '../product/product-calls.ts';
import type { Shop } from '../shop.ts';
import { injectFaults } from './fault-injection.ts';
import { refusal, refusalResponse } from './refusal.ts';

/**
 * The shop's API below `/rest`. `totalItems` counts the pieces in the cart, or the products on the wishlist. A rejected
 * request gets `{Code, Message, Data}`.
 *
 * @see shop.md section 7
 */
export function calls(shop: Shop): Hono<ShopEnv> {
  const rest = new Hono<ShopEnv>();
  rest.onError(refusalResponse);
  rest.use(injectFaults(shop), async (c, next) => {
    if (c.var.session.expired) throw refusal(401, 'Die Sitzung ist abgelaufen.');
    await next();
    c.header('Cache-Control', 'no-store');
  });
  rest.use(idempotency);
  rest.route('/', cartCalls(shop));
  rest.route('/', checkoutCalls(shop));
  rest.route('/', orderCalls(shop));
  rest.route('/', productCalls(shop));
  rest.route('/', branchCalls(shop));
  rest.route('/', eventCalls(shop));
  rest.route('/', searchCalls(shop));
  rest.route('/', addressCalls());
  rest.all('*', () => {
    throw refusal(404, 'Diesen Aufruf gibt es nicht.');
  });
  return rest;
}
