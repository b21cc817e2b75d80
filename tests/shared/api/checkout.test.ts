// @vitest-environment page
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  fetchOrder,
  fetchShippingMethods,
  findOrder,
  orderCall,
  saveShipping,
} from '../../../shared/api/checkout.ts';
import { request } from '../../../shared/api/client.ts';
import type { Address } from '../../../shared/model/address.ts';
import { date, time } from '../../support/data/zurich.ts';
import { respondWith } from '../../support/shop/shop.ts';

afterEach(() => vi.unstubAllGlobals());

const guest: Address = {
  gender: 2,
  firstName: 'Anna',
  lastName: 'Brunner',
  company: '',
  phone: '061 555 01 24',
  street: ['Rebgasse 12', ''],
  zip: '4058',
  city: 'Basel',
  email: 'anna@example.ch',
  isDefaultBilling: false,
  isDefaultShipping: false,
};
const sentGuest = {
  gender: 2,
  firstName: 'Anna',
  lastName: 'Brunner',
  phone: '061 555 01 24',
  street: ['Rebgasse 12'],
  zip: '4058',
  city: 'Basel',
  email: 'anna@example.ch',
};
const saved: Address = { ...guest, id: '31', gender: undefined, email: undefined };
const { gender: _, email: __, ...sentSaved } = { id: 31, ...sentGuest };

/** The last sent request: method and path, parsed body, and idempotency key. */
function sentBy(fetch: ReturnType<typeof respondWith>) {
  const [path, init] = fetch.mock.lastCall ?? [];
  return {
    what: `${init?.method} ${path}`,
    body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    key: new Headers(init?.headers).get('Idempotency-Key') ?? undefined,
  };
}

// shop.md section 7, "Cart and checkout": the shipping methods
describe('fetchShippingMethods', () => {
  test('fetchShippingMethods converts the address id to a number and omits empty address fields', async () => {
    const fetch = respondWith('[]');
    expect(await fetchShippingMethods(saved)).toEqual([]);
    expect(sentBy(fetch)).toEqual({
      what: 'POST /rest/cart/shipping',
      body: { address: sentSaved },
      key: undefined,
    });
  });

  test('fetchShippingMethods omits shipping methods that have no price', async () => {
    const post = { price: '9.50', title: 'Post', carrierCode: 'flatrate', methodCode: 'flatrate' };
    respondWith(JSON.stringify([{ ...post, price: null }, post, 'Post']));
    expect(await fetchShippingMethods(guest)).toMatchObject([{ price: 9.5, available: true }]);
  });
});

describe('saveShipping', () => {
  const addresses = { billing: guest, shipping: saved };
  const response =
    '{"totals": {"grandTotal": 22.4}, "paymentMethods": [{"title": "?"}, {"code": "checkmo", "title": "Rechnung"}]}';

  test('for a courier delivery, saveShipping sends the courier window and a date with the UTC offset of Zurich', async () => {
    const fetch = respondWith(response);
    const delivery = { date: date('2026-12-24'), time: time('09:00'), window: '09:00 - 11:00' };
    const method = { methodCode: 'standard', carrierCode: 'standard_courier_rate' };
    expect(await saveShipping({ addresses, method, delivery })).toEqual({
      totals: { grandTotal: 22.4 },
      paymentMethods: [{ code: 'checkmo', title: 'Rechnung' }],
    });
    expect(sentBy(fetch)).toEqual({
      what: 'POST /rest/cart/address',
      body: {
        billingAddress: sentGuest,
        shippingAddress: sentSaved,
        method: 'standard',
        carrier: 'standard_courier_rate',
        storeId: null,
        deliveryDate: '2026-12-24T09:00:00+01:00',
        deliveryTime: '09:00 - 11:00',
      },
      key: undefined,
    });
  });

  test.each([
    [
      'pickup in summer',
      { date: date('2027-07-01'), time: time('08:30') },
      '12',
      12,
      '2027-07-01T08:30:00+02:00',
    ],
    ['delivery by post', { date: date('2027-01-04') }, undefined, null, '2027-01-04T00:00:00+01:00'],
    [
      'pickup at a branch whose id is not a number',
      { date: date('2027-01-04') },
      'bs-01',
      'bs-01',
      '2027-01-04T00:00:00+01:00',
    ],
  ])('saveShipping sends no courier window for %s', async (_, delivery, branchId, storeId, deliveryDate) => {
    const fetch = respondWith(response);
    await saveShipping({ addresses, method: { methodCode: 'm', carrierCode: 'c' }, branchId, delivery });
    const { body } = sentBy(fetch);
    expect(body).toMatchObject({ storeId, deliveryDate });
    expect(body).not.toHaveProperty('deliveryTime');
  });
});

describe('orderCall, fetchOrder and findOrder', () => {
  const response = { id: 5, incrementId: '100000005', grantTotal: '55.90', deliveryTime: '09:00 - 11:00' };

  test.each([
    ['and the e-mail address of a guest', 'anna@example.ch', { email: 'anna@example.ch' }],
    ['but no e-mail address for a customer', '', {}],
  ])('an order sends the idempotency key %s', async (_, email, expected) => {
    const fetch = respondWith(JSON.stringify(response), { status: 201 });
    expect(
      await request(orderCall({ paymentCode: 'checkmo', email, comment: 'Bitte läuten' }), 'k1'),
    ).toMatchObject({
      incrementId: '100000005',
      grandTotal: 55.9,
      deliveryTime: '09:00 - 11:00',
    });
    expect(sentBy(fetch)).toEqual({
      what: 'POST /rest/cart/order',
      body: { payment: { method: 'checkmo' }, comment: 'Bitte läuten', ...expected },
      key: 'k1',
    });
  });

  test('if optional fields of an order are invalid, fetchOrder returns the order without these fields', async () => {
    respondWith(
      JSON.stringify({
        ...response,
        state: 7,
        deliveryDate: {},
        pickupAddressId: 'zwölf',
        transactionInfo: 'x',
      }),
    );
    expect(await fetchOrder('5')).toEqual({
      id: '5',
      incrementId: '100000005',
      grandTotal: 55.9,
      deliveryTime: '09:00 - 11:00',
    });
  });

  test('fetchOrder requests an order by its id', async () => {
    const fetch = respondWith(JSON.stringify(response));
    await fetchOrder('5/6');
    expect(sentBy(fetch)).toEqual({ what: 'GET /rest/cart/order/5%2F6', body: undefined, key: undefined });
    expect(() => fetchOrder('..')).toThrow('invalid id');
  });

  test('findOrder requests an order by its idempotency key', async () => {
    const fetch = respondWith(JSON.stringify(response));
    expect(await findOrder('1-2&3')).toMatchObject({ id: '5' });
    expect(sentBy(fetch)).toEqual({
      what: 'GET /rest/cart/order/?key=1-2%263',
      body: undefined,
      key: undefined,
    });
  });
});
