import { Hono } from 'hono';
import { orderAnswer } from './order-answer.ts';
import { findOrder, OrderBody, placeOrder } from './place-order.ts';
import type { ShopEnv } from './session.ts';
import type { Shop } from './shop.ts';
import { jsonBody } from './validate.ts';

/** The calls below `/rest/cart/order`. @see shop.md section 7, "Cart and checkout" */
export function orderCalls(shop: Shop): Hono<ShopEnv> {
  const rest = new Hono<ShopEnv>();

  rest.post('/cart/order', jsonBody(OrderBody), async (c) => {
    const order = await placeOrder(shop, c.var.session, c.req.valid('json'), new URL(c.req.url));
    return c.json(orderAnswer(order), 201);
  });
  rest.get('/cart/order/:orderId', (c) =>
    c.json(orderAnswer(findOrder(shop, c.var.session, c.req.param('orderId')))),
  );
  return rest;
}
