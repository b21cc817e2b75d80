import { Hono } from 'hono';
import { object } from 'valibot';
import { zip } from '../../../shared/rules/fields/digits.ts';
import type { ShopEnv } from '../account/session.ts';
import { cartResponse } from '../cart/cart-response.ts';
import { jsonBody } from '../server/validate.ts';
import type { Shop } from '../shop.ts';
import { checkShipping } from './checkout.ts';
import { paymentOptions } from './payment.ts';
import { shippingMethods } from './shipping.ts';
import { ShippingBody } from './shipping-body.ts';

const ShippingQuestion = object({ address: object({ zip }) }, 'Die Adresse fehlt.');

/** API calls of the checkout below `/rest/cart`. @see shop.md section 7, "Cart and checkout" */
export function checkoutCalls(shop: Shop): Hono<ShopEnv> {
  const rest = new Hono<ShopEnv>();

  rest.post('/cart/shipping', jsonBody(ShippingQuestion), (c) =>
    c.json(shippingMethods(c.var.session.cart, c.req.valid('json').address.zip)),
  );
  rest.post('/cart/address', jsonBody(ShippingBody), async (c) => {
    const { session } = c.var;
    const sent = c.req.valid('json');
    const { price } = await checkShipping(shop, session, sent);
    session.shipping = { sent, price };
    const totals = cartResponse(session, shop.now()).total;
    session.shownTotal = totals.grandTotal;
    const { hostname } = new URL(c.req.url);
    return c.json({ totals, paymentMethods: paymentOptions(session, totals.grandTotal, hostname) });
  });
  return rest;
}
