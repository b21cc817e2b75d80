import { Hono } from 'hono';
import { addressCalls } from './address-calls.ts';
import { branchCalls } from './branch-calls.ts';
import { cartCalls } from './cart-calls.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { eventCalls } from './event-calls.ts';
import { injectFaults } from './fault-injection.ts';
import { idempotency } from './idempotency.ts';
import { orderCalls } from './order-calls.ts';
import { productCalls } from './product-calls.ts';
import { answerRefusal, refusal } from './refusal.ts';
import { searchCalls } from './search-calls.ts';
import type { ShopEnv } from './session.ts';
import type { Shop } from './shop.ts';

/**
 * The shop's calls below `/rest`. `totalItems` is the number of pieces in the cart, or of products on the
 * wishlist. A refused call answers `{Code, Message, Data}`.
 *
 * @see shop.md section 7
 */
export function calls(shop: Shop): Hono<ShopEnv> {
  const rest = new Hono<ShopEnv>();
  rest.onError(answerRefusal);
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
