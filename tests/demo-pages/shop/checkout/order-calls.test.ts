import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { Order } from '../../../../shared/model/order.ts';
import { courier, createShopper, dinkelbrot, home, outcomeOf, pickup, ruchbrot } from '../../shopper.ts';
import { createVisitor, openTestShop } from '../../visitor.ts';

type Shopper = Awaited<ReturnType<typeof createShopper>>;

const card = 'zahlstelle_checkout_payment_24';
const body = { payment: { method: card }, email: 'beat@example.ch', comment: 'Bitte läuten' };
const place = (shopper: Shopper, sent: object = body, key = 'k1') =>
  shopper.call('POST', '/rest/cart/order', sent, { 'Idempotency-Key': key });

/** A shopper whose cart is ready to order. */
async function readyShopper(shipping: object = courier, visitor?: Shopper) {
  const shopper = await createShopper(ruchbrot, 10, visitor);
  const saved = await shopper.call('POST', '/rest/cart/address', shipping);
  expect(saved.status).toBe(200);
  return shopper;
}
const signedIn = async () => {
  const customer = createVisitor();
  await customer.signIn();
  return customer;
};

// shop.md section 7, "About the order call", and section 3, "Order": placing an order
describe('POST /rest/cart/order', () => {
  test('placing an order empties the cart', async () => {
    const shopper = await readyShopper();
    const response = await place(shopper);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      id: 5001,
      incrementId: '100005001',
      state: 'pending',
      status: 'pending',
      deliveryDate: '2026-11-24T09:00:00+01:00',
      deliveryTime: '09:00 - 11:00',
      grantTotal: 51,
      paymentMethod: card,
      paymentTitle: 'Kredit- oder Debitkarte',
      shippingTitle: 'Kurier am Vormittag',
      shippingCosts: 9,
      email: home.email,
      billingAddress: home,
      shippingAddress: home,
      items: [expect.objectContaining({ name: 'Ruchbrot', quantity: 10, price: 4.2 })],
      transactionInfo: {
        methodId: 47221,
        securityToken: 'session-2-5001',
        space: 4100,
        transactionId: 705001,
        redirectUrl: 'http://127.0.0.1/zahlstelle/session-2-5001',
      },
    });
    expect(await shopper.cart()).toMatchObject({ itemsCount: 0, total: { grandTotal: 0 } });
    expect((await shopper.cart()).total).not.toHaveProperty('shippingInclTax');
  });

  test('if a customer pays by invoice, the order needs neither an e-mail address nor a transaction', async () => {
    const customer = await readyShopper(pickup, await signedIn());
    const order = await (await place(customer, { payment: { method: 'checkmo' }, comment: '' })).json();
    expect(order).toMatchObject({
      paymentMethod: 'checkmo',
      deliveryTime: null,
      pickupAddressId: 4,
      pickupAddress: 'Gundeli, Güterstrasse 187, 4053 Basel',
    });
    expect(order).not.toHaveProperty('transactionInfo');
  });

  test('two orders in the same shop have different numbers', async () => {
    const shop = openTestShop();
    const ids = [];
    for (const key of ['a', 'b']) {
      const shopper = await readyShopper(courier, createVisitor(shop));
      ids.push((await (await place(shopper, body, key)).json()).id);
    }
    expect(ids).toEqual([5001, 5002]);
  });

  describe('the idempotency key of an order', () => {
    const ask = (shopper: Shopper, key = 'k1') => shopper.call('GET', `/rest/cart/order/?key=${key}`);

    test('an order can be looked up by its key', async () => {
      const shopper = await readyShopper();
      const placed = await place(shopper);
      const asked = await ask(shopper);
      expect(asked.status).toBe(200);
      expect(await asked.json()).toEqual(await placed.json());
    });

    test("the lookup finds no order for an unknown key, a refused request or another visitor's key", async () => {
      const shop = openTestShop();
      const shopper = await readyShopper(courier, createVisitor(shop));
      const none = { status: 404, code: 'order-unknown' };
      expect(await outcomeOf(ask(shopper))).toMatchObject(none);
      await place(shopper, { ...body, payment: { method: 'x' } });
      expect(await outcomeOf(ask(shopper))).toMatchObject(none);
      await shopper.call('POST', `/rest/cart/item/${ruchbrot}`, { quantity: 1 }, { 'Idempotency-Key': 'k2' });
      expect(await outcomeOf(ask(shopper, 'k2'))).toMatchObject(none);
      await shopper.call('POST', '/rest/cart/address', courier);
      expect((await place(shopper)).status).toBe(201);
      expect(await outcomeOf(ask(createVisitor(shop)))).toMatchObject(none);
    });

    test('repeated or simultaneous requests with the same key place one order', async () => {
      const shopper = await readyShopper();
      const responses = await Promise.all([place(shopper), place(shopper)]);
      responses.push(await place(shopper));
      const orders = await Promise.all(responses.map((reply) => reply.json()));
      expect(new Set(orders.map(({ id }) => id))).toEqual(new Set([5001]));
      expect((await shopper.send('/rest/cart/order/5002')).status).toBe(404);
    });

    test('if two tabs order at the same time with different keys, the shop places one order', async () => {
      const shopper = await readyShopper();
      const responses = await Promise.all([place(shopper, body, 'a'), place(shopper, body, 'b')]);
      expect(responses.map(({ status }) => status).sort()).toEqual([201, 422]);
      expect((await shopper.send('/rest/cart/order/5002')).status).toBe(404);
    });

    test('if a request is repeated after a lost response, the shop places one order', async () => {
      const shopper = await readyShopper();
      await shopper.call('POST', '/demo/faults', { mode: 'lost', scope: 'POST /rest/cart/order', times: 1 });
      expect((await place(shopper)).type).toBe('error');
      expect((await (await place(shopper)).json()).id).toBe(5001);
    });

    test('the order call refuses a different order with the same idempotency key', async () => {
      const shopper = await readyShopper();
      await place(shopper);
      expect(await outcomeOf(place(shopper, { ...body, comment: 'Doch nicht' }))).toMatchObject({
        status: 422,
        code: 'key-reused',
        message: 'Dieser Idempotency-Key gehört zu einer anderen Anfrage.',
      });
    });

    test('after the shop refuses an order, the shopper can use the same idempotency key again', async () => {
      const shopper = await readyShopper();
      await shopper.call('POST', '/demo/full', { date: '2026-11-24' });
      expect(await outcomeOf(place(shopper))).toMatchObject({ status: 422, code: 'slot-gone' });
      await shopper.call('POST', '/demo/full', { date: '' });
      expect((await place(shopper)).status).toBe(201);
    });

    test('an order can be looked up by its key after the session has expired', async () => {
      const customer = await readyShopper(courier, await signedIn());
      await customer.call('POST', '/demo/session/end', {});
      expect((await place(customer)).status).toBe(401);
      await customer.signIn();
      expect((await (await place(customer)).json()).id).toBe(5001);
      expect((await (await place(customer)).json()).id).toBe(5001);
    });
  });

  test.each([
    ['a payment method that is not available', { payment: { method: 'checkmo' } }, 'payment-unavailable'],
    ['an unknown payment code', { payment: { method: 'toString' } }, 'payment-unavailable'],
    ['no e-mail address', { email: '' }, 'email-invalid'],
    ['an invalid e-mail address', { email: 'beat@' }, 'email-invalid'],
  ])("the order call refuses a guest's order with %s", async (_, wrong, code) => {
    const shopper = await readyShopper();
    expect(await outcomeOf(place(shopper, { ...body, ...wrong }))).toMatchObject({ status: 422, code });
    expect((await shopper.cart()).itemsCount).toBe(1);
  });

  test('the order call refuses an empty cart and a cart without a shipping method', async () => {
    expect(await outcomeOf(place(createVisitor()))).toMatchObject({
      status: 422,
      code: 'cart-empty',
      message: 'Keine Produkte im Warenkorb vorhanden.',
    });
    expect(await outcomeOf(place(await createShopper()))).toMatchObject({ code: 'shipping-missing' });
  });

  test('the order call refuses an order whose total differs from the total that the shopper saw', async () => {
    const shopper = await readyShopper();
    await shopper.call('PATCH', '/rest/cart/item/1', { quantity: 11 });
    expect(await outcomeOf(place(shopper))).toMatchObject({
      status: 422,
      code: 'total-changed',
      message:
        'Der Warenkorb hat sich zwischenzeitlich aktualisiert. Bitte beginnen Sie erneut mit dem Bezahlvorgang.',
    });
    expect((await shopper.cart()).total.grandTotal).toBe(55.2);
    expect((await place(shopper)).status).toBe(201);
  });

  test('the order call refuses a delivery date whose cutoff has passed', async () => {
    let now = Date.parse('2026-11-23T15:29:00+01:00');
    const shopper = await readyShopper(courier, createVisitor(openTestShop({ now: () => now })));
    now += 60_000;
    expect(await outcomeOf(place(shopper))).toMatchObject({
      status: 422,
      code: 'slot-gone',
      message: 'Bestellungen für Dienstag müssen bis Montag um 15:30 Uhr aufgegeben werden.',
    });
  });

  test('the order call refuses a shipping method that became unavailable when a product was added', async () => {
    const shopper = await createShopper(dinkelbrot, 2);
    const flatrate = { method: 'flatrate', carrier: 'flatrate', deliveryTime: null };
    const saved = await shopper.call('POST', '/rest/cart/address', {
      ...courier,
      ...flatrate,
      deliveryDate: '2026-11-25T00:00:00+01:00',
    });
    expect(saved.status).toBe(200);
    await shopper.call('POST', `/rest/cart/item/${ruchbrot}`, { quantity: 1 });
    expect(await outcomeOf(place(shopper))).toMatchObject({ code: 'method-unavailable' });
  });
});

describe('GET /rest/cart/order/{orderId}', () => {
  test('the shopper can load their order', async () => {
    const shopper = await readyShopper();
    const placed = await (await place(shopper)).json();
    const asked = await (await shopper.send('/rest/cart/order/5001')).json();
    expect(asked).toEqual(placed);
    expect(parse(Order, asked)).toMatchObject({ id: '5001', grandTotal: 51, state: 'pending' });
  });

  test.each(['5001', '4999', 'abc'])('the order %s does not exist for another visitor', async (id) => {
    const shop = openTestShop();
    await place(await readyShopper(courier, createVisitor(shop)));
    expect((await createVisitor(shop).send(`/rest/cart/order/${id}`)).status).toBe(404);
  });

  test('a signed-out customer must sign in to load an order', async () => {
    const shop = openTestShop();
    const customer = createVisitor(shop);
    await customer.signIn();
    await place(await readyShopper(courier, customer));
    await customer.submit('/logout');
    expect((await customer.send('/rest/cart/order/5001')).status).toBe(401);
    const elsewhere = createVisitor(shop);
    await elsewhere.signIn();
    expect((await elsewhere.send('/rest/cart/order/5001')).status).toBe(200);
  });
});
