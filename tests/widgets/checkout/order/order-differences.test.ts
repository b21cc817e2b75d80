import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { Address } from '../../../../shared/model/address.ts';
import { Order } from '../../../../shared/model/order.ts';
import { loadTemporal, temporal } from '../../../../shared/rules/dates/temporal.ts';
import {
  type ExpectedOrder,
  type OrderDifference,
  orderDifferences,
} from '../../../../widgets/checkout/order/order-differences.ts';

// shop.md sections 2.7, "Fertig", and 3, "Order": compares the response of the order call with the summary

await loadTemporal();
const { PlainDate, PlainTime } = temporal();

const address = parse(Address, {
  firstName: 'Beat',
  lastName: 'Suter',
  street: ['Klybeckstrasse 1'],
  zip: '4057',
  city: 'Basel',
});
const elsewhere = { ...address, street: ['Rheingasse 2'] };
const complete = { ...address, company: 'Suter AG', phone: '061 555 01 24' };
const date = PlainDate.from('2026-11-26');
const addresses = { billing: address, shipping: address };
const cart = { total: { grandTotal: 93.5 } };
const courier: ExpectedOrder = {
  selection: { addresses, delivery: { date, time: PlainTime.from('09:00'), window: '09:00 - 11:00' } },
  branch: undefined,
  cart,
};
const pickup: ExpectedOrder = {
  selection: { addresses, delivery: { date, time: PlainTime.from('08:00') } },
  branch: { id: '4', name: 'Rebgasse', street: 'Rebgasse 12' },
  cart,
};

test.each<[string, ExpectedOrder, object, OrderDifference[]]>([
  ['no delivery details', courier, {}, []],
  [
    'the same courier window',
    courier,
    { deliveryDate: '2026-11-26T09:00:00+01:00', deliveryTime: '09:00 - 11:00' },
    [],
  ],
  [
    'the same courier window in another notation',
    courier,
    { deliveryDate: '2026-11-26', deliveryTime: '9:00–11:00 Uhr' },
    [],
  ],
  ['the same delivery day without a courier window', courier, { deliveryDate: '2026-11-26' }, []],
  ['the same pickup time in another time zone', pickup, { deliveryDate: '2026-11-26T07:00:00Z' }, []],
  ['an invalid delivery date', courier, { deliveryDate: 'bald' }, []],
  ['another delivery day', courier, { deliveryDate: '2026-11-27' }, ['delivery']],
  [
    'another courier window',
    courier,
    { deliveryDate: '2026-11-26', deliveryTime: '13:00 - 15:30' },
    ['delivery'],
  ],
  [
    'a courier window for a pickup',
    pickup,
    { deliveryDate: '2026-11-26', deliveryTime: '09:00 - 11:00' },
    ['delivery'],
  ],
  ['another pickup time', pickup, { deliveryDate: '2026-11-26T17:30:00+01:00' }, ['delivery']],
  ['no time for a pickup', pickup, { deliveryDate: '2026-11-26T00:00:00+01:00' }, []],
  ['the same pickup branch', pickup, { pickupAddressId: 4, pickupAddress: 'Rebgasse 12' }, []],
  [
    'the branch’s address with another id',
    pickup,
    { pickupAddressId: 815, pickupAddress: 'Rebgasse 12, Basel' },
    [],
  ],
  ['another pickup branch', pickup, { pickupAddressId: 5, pickupAddress: 'Marktplatz 3, Basel' }, ['branch']],
  ['a pickup branch for a courier delivery', courier, { pickupAddressId: 5 }, ['branch']],
  ['no pickup branch for a courier delivery', courier, { pickupAddressId: 0 }, []],
  [
    'the same addresses under other ids',
    courier,
    { billingAddress: { ...address, id: 7 }, shippingAddress: address },
    [],
  ],
  [
    'another delivery address',
    courier,
    { billingAddress: address, shippingAddress: elsewhere },
    ['shipping'],
  ],
  [
    'incomplete but matching addresses',
    { ...courier, selection: { ...courier.selection, addresses: { billing: complete, shipping: complete } } },
    { billingAddress: address, shippingAddress: { city: 'Basel', phone: '+41 61 555 01 24' } },
    [],
  ],
  [
    'an address with another telephone number or company',
    { ...courier, selection: { ...courier.selection, addresses: { billing: complete, shipping: complete } } },
    {
      billingAddress: { ...address, phone: '061 555 01 25' },
      shippingAddress: { ...address, company: 'Muster AG' },
    },
    ['billing', 'shipping'],
  ],
  ['another billing address', courier, { billingAddress: elsewhere }, ['billing']],
  ['the branch as the delivery address', pickup, { shippingAddress: elsewhere }, []],
  ['the same total', courier, { grantTotal: '93.50' }, []],
  ['the same total without its Rappen', courier, { grantTotal: 93 }, []],
  ['another total', courier, { grandTotal: 93.55 }, ['total']],
  ['another total without Rappen', courier, { grantTotal: 84 }, ['total']],
])(
  'orderDifferences returns the expected differences between the order summary and a response that has %s',
  (_, expected, response, differences) => {
    const order = parse(Order, { id: 1, incrementId: 2, ...response });
    expect(orderDifferences(order, expected)).toEqual(differences);
  },
);
