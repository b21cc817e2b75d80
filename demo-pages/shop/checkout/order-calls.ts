import { Hono } from 'hono';
import { object, parse } from 'valibot';
import { id } from '../../../shared/model/values.ts';
import type { Session, ShopEnv } from '../account/session.ts';
import { refusal } from '../server/refusal.ts';
import { jsonBody } from '../server/validate.ts';
import type { Shop } from '../shop.ts';
import { orderResponse } from './order-response.ts';
import { findOrder, OrderBody, placeOrder } from './place-order.ts';

/** API calls below `/rest/cart/order`. @see shop.md section 7, "Cart and checkout" */
export function orderCalls(shop: Shop): Hono<ShopEnv> {
  const rest = new Hono<ShopEnv>();

  rest.post('/cart/order', jsonBody(OrderBody), async (c) => {
    const order = await placeOrder(shop, c.var.session, c.req.valid('json'), new URL(c.req.url));
    return c.json(orderResponse(order), 201);
  });
  // After a lost response, a page looks up the order by its key. The call waits for an order that is still being placed
  rest.get('/cart/order/', async (c) => {
    const { session } = c.var;
    const orderId = await orderOfKey(session, c.req.query('key') ?? '');
    if (orderId === undefined) {
      throw refusal(404, 'Unter diesem Schlüssel gibt es keine Bestellung.', {}, 'order-unknown');
    }
    return c.json(orderResponse(findOrder(shop, session, orderId)));
  });
  rest.get('/cart/order/:orderId', (c) =>
    c.json(orderResponse(findOrder(shop, c.var.session, c.req.param('orderId')))),
  );
  return rest;
}

const Placed = object({ id });

/** Id of the order that was placed with an idempotency key. */
async function orderOfKey({ replies }: Session, key: string): Promise<string | undefined> {
  const reply = replies.get(key);
  const response = reply?.request.startsWith('POST /rest/cart/order\n') ? await reply.response : undefined;
  return response && response.status < 400 ? parse(Placed, JSON.parse(response.body)).id : undefined;
}
