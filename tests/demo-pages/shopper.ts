import { createVisitor } from './visitor.ts';

/** Address of the guest in the tests; `lugano` is outside the delivery area. */
export const home = {
  firstName: 'Beat',
  lastName: 'Suter',
  phone: '061 555 44 55',
  street: ['Klybeckstrasse 1'],
  zip: '4057',
  city: 'Basel',
  email: 'beat@example.ch',
};
export const lugano = { ...home, street: ['Via Nassa 5'], zip: '6900', city: 'Lugano' };

/**
 * A courier delivery on Tuesday. The clock of the tests shows a Saturday, so Tuesday is the first day on which
 * every product can be delivered.
 */
export const courier = {
  billingAddress: home,
  shippingAddress: home,
  method: 'standard',
  carrier: 'standard_courier_rate',
  storeId: null,
  deliveryDate: '2026-11-24T09:00:00+01:00',
  deliveryTime: '09:00 - 11:00',
};
export const pickup = {
  ...courier,
  method: 'mpstorepickup',
  carrier: 'mpstorepickup',
  storeId: 4,
  deliveryDate: '2026-11-24T08:00:00+01:00',
  deliveryTime: undefined,
};
export const post = {
  ...courier,
  method: 'flatrate',
  carrier: 'flatrate',
  deliveryDate: '2026-11-25T00:00:00+01:00',
  deliveryTime: undefined,
};

export const ruchbrot = 4711;
export const dinkelbrot = 4715;

export async function createShopper(
  productId = ruchbrot,
  quantity = 10,
  visitor: ReturnType<typeof createVisitor> = createVisitor(),
) {
  await visitor.call('POST', `/rest/cart/item/${productId}`, { quantity });
  return visitor;
}

/** Status, `Code`, `Message` and `Data` of a response. */
export async function outcomeOf(reply: Response | Promise<Response>) {
  const response = await reply;
  const { Code, Message, Data } = await response.json();
  return { status: response.status, code: Code, message: Message, data: Data };
}
