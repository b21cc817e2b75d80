import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { CheckoutOptions } from '../../../../shared/model/payment.ts';
import { carriers, ShippingMethods } from '../../../../shared/model/shipping.ts';
import {
  courier,
  createShopper,
  dinkelbrot,
  home,
  lugano,
  outcomeOf,
  pickup,
  post,
  ruchbrot,
} from '../../shopper.ts';
import { createVisitor, openTestShop } from '../../visitor.ts';

type Shopper = Awaited<ReturnType<typeof createShopper>>;

// shop.md section 7, "Cart and checkout": the API calls of the checkout
describe('POST /rest/cart/shipping', () => {
  const methods = async (shopper: Shopper, address: object) =>
    parse(ShippingMethods, await (await shopper.call('POST', '/rest/cart/shipping', { address })).json());
  const available = async (shopper: Shopper, address: object) =>
    (await methods(shopper, address)).flatMap((method) => (method.available ? [method.carrierCode] : []));

  test('the shipping call lists every carrier, its price and its minimum order value, in display order', async () => {
    const all = await methods(await createShopper(), home);
    expect(all.map(({ carrierCode }) => carrierCode)).toEqual(Object.keys(carriers));
    expect(all.map(({ price, minOrderValue = 0 }) => [price, minOrderValue])).toEqual([
      [0, 0],
      [18, 60],
      [9, 40],
      [9, 40],
      [9.5, 0],
      [0, 0],
    ]);
  });

  test('the shipping call omits postal delivery if an item cannot be sent by post', async () => {
    expect(await available(await createShopper(), home)).toEqual([
      'mpstorepickup',
      'early_courier_rate',
      'standard_courier_rate',
      'late_courier_rate',
    ]);
  });

  test('the shipping call offers postal delivery if all items can be sent by post', async () => {
    const bern = { ...home, zip: '3011' };
    expect(await available(await createShopper(dinkelbrot, 2), bern)).toEqual(['mpstorepickup', 'flatrate']);
    expect(await available(await createShopper(dinkelbrot, 28), bern)).toContain('freeshipping');
  });

  test('outside the city, the courier costs more and does not offer the early time window', async () => {
    const liestal = { ...home, zip: ' 4410 ' };
    const shopper = await createShopper();
    expect(await available(shopper, liestal)).not.toContain('early_courier_rate');
    expect((await methods(shopper, liestal)).find(({ methodCode }) => methodCode === 'late')?.price).toBe(15);
  });

  test('the shipping call offers no method outside the delivery area', async () => {
    expect(await methods(await createShopper(), lugano)).toEqual([]);
  });

  test.each(['405a', '4051 1', '', undefined])('the shipping call refuses the zip %j', async (zip) => {
    const shopper = await createShopper();
    const response = await outcomeOf(
      shopper.call('POST', '/rest/cart/shipping', { address: { ...home, zip } }),
    );
    expect(response).toMatchObject({ status: 400, code: 400, message: expect.any(String) });
  });
});

describe('POST /rest/cart/address', () => {
  const save = (shopper: Shopper, body: object) => shopper.call('POST', '/rest/cart/address', body);
  const options = async (shopper: Shopper, body: object) =>
    parse(CheckoutOptions, await (await save(shopper, body)).json());

  test('the address call returns totals and payment methods', async () => {
    const shopper = await createShopper();
    expect(await options(shopper, courier)).toEqual({
      totals: { grandTotal: 51, subTotalInclTax: 42, shippingInclTax: 9 },
      paymentMethods: [
        { code: 'zahlstelle_checkout_payment_24', title: 'Kredit- oder Debitkarte' },
        { code: 'zahlstelle_checkout_payment_23', title: 'Bezahl-App' },
        { code: 'zahlstelle_checkout_payment_22', title: 'E-Payment' },
      ],
    });
    expect((await shopper.cart()).total).toEqual({ grandTotal: 51, subTotalInclTax: 42, shippingInclTax: 9 });
    expect(await shopper.page('/warenkorb')).toContain('<dd>CHF 51.00</dd>');
  });

  test('for a pickup, the address call returns totals that contain no shipping costs', async () => {
    const shopper = await createShopper();
    expect((await options(shopper, pickup)).totals).toMatchObject({ grandTotal: 42, shippingInclTax: 0 });
    expect(await shopper.page('/warenkorb')).toContain('<dd>(gratis)</dd>');
  });

  test('the address call accepts a postal delivery that has a date but no time of day', async () => {
    expect((await options(await createShopper(dinkelbrot, 2), post)).totals?.shippingInclTax).toBe(9.5);
  });

  test('the address call offers payment by invoice only to customers, and returns other codes in production mode', async () => {
    const customer = createVisitor();
    await customer.signIn();
    await createShopper(ruchbrot, 10, customer);
    const codes = async (path: string) => {
      const response = await customer.call('POST', path, courier);
      return parse(CheckoutOptions, await response.json()).paymentMethods.map(({ code }) => code);
    };
    expect(await codes('/rest/cart/address')).toContain('checkmo');
    expect(await codes('http://shop.example/rest/cart/address')).toContain('zahlstelle_checkout_payment_19');
  });

  test('if the amount exceeds the limit of every payment method, the address call returns no payment method', async () => {
    const shopper = await createShopper(4712, 999);
    expect((await options(shopper, courier)).paymentMethods).toEqual([]);
  });

  test.each([
    [
      'a holiday',
      { deliveryDate: '2026-12-25T09:00:00+01:00' },
      'public-holiday',
      'Am Feiertag Weihnachten ist eine Online Bestellung nicht möglich. Bitte kontaktieren Sie unsere Reception unter reception@krume.example.',
    ],
    [
      'a day whose cutoff has passed',
      { deliveryDate: '2026-11-23T09:00:00+01:00' },
      'cutoff',
      'Bestellungen für Montag müssen bis Freitag um 15:30 Uhr aufgegeben werden.',
    ],
    [
      'a branch that is closed at that time',
      { ...pickup, deliveryDate: '2026-11-24T13:00:00+01:00' },
      'branch-closed',
      'Die Filiale Gundeli ist zu dieser Zeit geschlossen.',
    ],
    [
      'a branch without hours',
      { ...pickup, storeId: 11 },
      'branch-closed',
      'Die Filiale Dreispitz ist zu dieser Zeit geschlossen.',
    ],
    [
      'a day on which the chosen courier does not deliver',
      {
        method: 'late',
        carrier: 'late_courier_rate',
        deliveryDate: '2026-11-28T13:00:00+01:00',
        deliveryTime: '13:00 - 15:30',
      },
      'no-courier',
      'An diesem Tag ist mit der gewählten Lieferart keine Lieferung möglich.',
    ],
  ])(
    'the address call refuses %s, and returns the message of the violated rule',
    async (_, body, rule, message) => {
      const shopper = await createShopper();
      expect(await outcomeOf(save(shopper, { ...courier, ...body }))).toEqual({
        status: 422,
        code: 'slot-gone',
        message,
        data: { field: 'deliveryDate', rule },
      });
      expect((await shopper.cart()).total).not.toHaveProperty('shippingInclTax');
    },
  );

  test('the address call refuses postal delivery on a Saturday', async () => {
    const body = { ...post, deliveryDate: '2026-11-28T00:00:00+01:00' };
    const shopper = await createShopper(dinkelbrot, 2);
    expect(await outcomeOf(save(shopper, body))).toMatchObject({ data: { rule: 'postal-weekend' } });
  });

  test.each([
    ['no date', { deliveryDate: 'morgen' }],
    ['today', { deliveryDate: '2026-11-21T09:00:00+01:00' }],
    ['a day beyond the booking horizon', { deliveryDate: '2027-05-21T09:00:00+02:00' }],
    ['a time of day that the shop does not offer', { ...pickup, deliveryDate: '2026-11-24T08:10:00+01:00' }],
    ['the courier window of another day', { deliveryTime: '09:00 - 12:00' }],
    ['no courier window', { deliveryTime: null }],
    ['a courier window for a pickup', { ...pickup, deliveryTime: '09:00 - 11:00' }],
  ])('the address call refuses a delivery time with %s', async (_, body) => {
    expect(await outcomeOf(save(await createShopper(), { ...courier, ...body }))).toMatchObject({
      status: 422,
      code: 'slot-unknown',
      data: { field: 'deliveryDate' },
    });
  });

  test('the address call refuses a fully booked day, and accepts the day again when orders are possible', async () => {
    const shopper = await createShopper();
    await shopper.call('POST', '/demo/full', { date: '2026-11-24' });
    expect(await outcomeOf(save(shopper, courier))).toMatchObject({
      code: 'slot-gone',
      data: { rule: 'full' },
    });
    await shopper.call('POST', '/demo/full', { date: '' });
    expect((await save(shopper, courier)).status).toBe(200);
  });

  test.each([
    ['an empty cart', undefined, courier, 'cart-empty'],
    ['a cart below the minimum order value of the courier', 9, courier, 'minimum-order'],
    ['postal delivery of an item that cannot be sent by post', 10, post, 'method-unavailable'],
    [
      'an address outside the delivery area',
      10,
      { ...courier, shippingAddress: lugano },
      'method-unavailable',
    ],
    ['an unknown carrier', 10, { ...courier, carrier: 'drone' }, 'method-unavailable'],
    ['a pickup without a branch', 10, { ...pickup, storeId: null }, 'branch-unknown'],
    ['a pickup at an unknown branch', 10, { ...pickup, storeId: 99 }, 'branch-unknown'],
  ])('the address call refuses %s', async (_, quantity, body, code) => {
    const shopper = quantity ? await createShopper(ruchbrot, quantity) : createVisitor();
    expect(await outcomeOf(save(shopper, body))).toMatchObject({
      status: 422,
      code,
      message: expect.any(String),
    });
  });

  test("if an order is too small, the refusal names the courier's minimum order value", async () => {
    const { message } = await outcomeOf(save(await createShopper(ruchbrot, 9), courier));
    expect(message).toBe('Die Mindestbestellmenge für Lieferung per Kurier beträgt CHF 40.00');
  });

  test('the address call refuses an unavailable product', async () => {
    const shopper = await createShopper();
    await shopper.call('POST', '/demo/gone', { productId: ruchbrot });
    expect(await outcomeOf(save(shopper, courier))).toMatchObject({
      code: 'item-gone',
      data: { itemId: '1' },
    });
  });

  test.each([
    ['billingAddress', { street: ['x'.repeat(31)] }],
    ['shippingAddress', { zip: '4051 1' }],
    ['shippingAddress', { street: [] }],
    ['billingAddress', { firstName: null }],
  ])('the address call refuses a %s with %j and names the field', async (address, wrong) => {
    const body = { ...courier, [address]: { ...home, ...wrong } };
    expect(await outcomeOf(save(await createShopper(), body))).toMatchObject({
      status: 400,
      data: { field: address },
    });
  });

  test.each(['billingAddress', 'carrier', 'method', 'deliveryDate'])(
    'the address call refuses a request body if %s is missing',
    async (name) => {
      expect((await save(await createShopper(), { ...courier, [name]: undefined })).status).toBe(400);
    },
  );

  test('a customer can use only their own saved addresses', async () => {
    const saved = { ...courier, billingAddress: { ...home, id: 31 } };
    const customer = createVisitor();
    await customer.signIn();
    await createShopper(ruchbrot, 10, customer);
    expect((await save(customer, saved)).status).toBe(200);
    const unknown = { ...courier, billingAddress: { ...home, id: 77 } };
    expect(await outcomeOf(save(customer, unknown))).toMatchObject({ status: 422, code: 'address-unknown' });
    expect((await save(await createShopper(), saved)).status).toBe(401);
  });

  test('faults that are set in the demo panel apply to the address call', async () => {
    const shopper = await createShopper();
    await shopper.call('POST', '/demo/faults', { mode: '500', scope: 'POST /rest/cart/address', times: 1 });
    expect((await save(shopper, courier)).status).toBe(500);
    expect((await save(shopper, courier)).status).toBe(200);
  });

  test("the address call uses the shop's clock for the cutoff", async () => {
    let now = Date.parse('2026-11-23T15:29:59+01:00');
    const shop = openTestShop({ now: () => now });
    const shopper = await createShopper(ruchbrot, 10, createVisitor(shop));
    expect((await save(shopper, courier)).status).toBe(200);
    now += 1000;
    expect(await outcomeOf(save(shopper, courier))).toMatchObject({
      code: 'slot-gone',
      data: { rule: 'cutoff' },
    });
  });
});
