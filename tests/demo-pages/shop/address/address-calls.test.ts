import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { Addresses } from '../../../../shared/model/address.ts';
import { createVisitor, openTestShop } from '../../visitor.ts';

const path = '/rest/profile/address/';
const neu = {
  firstName: ' Beat ',
  lastName: 'Suter',
  phone: '061 555 44 55',
  street: ['Klybeckstrasse 1', 'Hinterhaus'],
  zip: '4057',
  city: 'Basel',
  isDefaultBilling: false,
  isDefaultShipping: false,
};

async function signedIn(shop = openTestShop()) {
  const customer = createVisitor(shop);
  await customer.signIn();
  return {
    ...customer,
    book: async () => parse(Addresses, await (await customer.send(path)).json()),
  };
}

// site.md section 7, "Profile addresses": the API calls of the address book
describe('the address book calls', () => {
  test('one of the five addresses is the default billing address, and one is the default shipping address', async () => {
    const customer = await signedIn();
    const book = await customer.book();
    expect(book).toHaveLength(5);
    expect(book.filter((address) => address.isDefaultBilling)).toHaveLength(1);
    expect(book.filter((address) => address.isDefaultShipping)).toHaveLength(1);
  });

  test.each([
    ['GET', path],
    ['POST', path],
    ['PATCH', `${path}31`],
    ['DELETE', `${path}31`],
  ])('%s %s responds to a guest with 401', async (method, address) => {
    const response = await createVisitor().call(method, address, method === 'GET' ? undefined : neu);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ Code: 401, Message: expect.any(String) });
  });

  test('a new address is trimmed, gets an id and is appended', async () => {
    const customer = await signedIn();
    const response = await customer.call('POST', path, neu);
    expect(response.status).toBe(201);
    const { id, ...address } = await response.json();
    expect(address).toEqual({ ...neu, firstName: 'Beat' });
    expect((await customer.book()).at(-1)?.id).toBe(String(id));
  });

  test('repeated requests with the same idempotency key create one address', async () => {
    const customer = await signedIn();
    const send = () => customer.call('POST', path, neu, { 'Idempotency-Key': 'k' });
    expect(await (await send()).json()).toEqual(await (await send()).json());
    expect(await customer.book()).toHaveLength(6);
  });

  test('a changed address keeps its position, and a new default address replaces the previous default', async () => {
    const customer = await signedIn();
    const changed = await customer.call('PATCH', `${path}34`, { ...neu, isDefaultBilling: true });
    expect(await changed.json()).toMatchObject({ id: 34, lastName: 'Suter' });
    const book = await customer.book();
    expect(book.map(({ id }) => id)).toEqual(['31', '32', '33', '34', '35']);
    expect(book.filter((address) => address.isDefaultBilling).map(({ id }) => id)).toEqual(['34']);
    expect(book.filter((address) => address.isDefaultShipping).map(({ id }) => id)).toEqual(['32']);
  });

  test('removing an address returns no body, and a second removal returns 404', async () => {
    const customer = await signedIn();
    const response = await customer.call('DELETE', `${path}33`);
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect((await customer.call('DELETE', `${path}33`)).status).toBe(404);
    expect(await customer.book()).toHaveLength(4);
  });

  test.each([
    ['a zip with a letter', { zip: '405a' }, 'zip'],
    ['no phone number', { phone: undefined }, 'phone'],
    ['a name of 31 characters', { lastName: 'x'.repeat(31) }, 'lastName'],
    ['a street of 31 characters', { street: ['x'.repeat(31)] }, 'street'],
    ['an addition of 31 characters', { street: ['Rebgasse 1', 'x'.repeat(31)] }, 'addition'],
    ['no street', { street: [] }, 'street'],
    ['a street that is not a list', { street: 'Rebgasse 1' }, 'street'],
    ['three street lines', { street: ['a', 'b', 'c'] }, 'street'],
  ])('the address book refuses an address with %s, and names the invalid field', async (_, wrong, field) => {
    const customer = await signedIn();
    for (const [method, address] of [
      ['POST', path],
      ['PATCH', `${path}31`],
    ] as const) {
      const response = await customer.call(method, address, { ...neu, ...wrong });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ Message: expect.any(String), Data: { field } });
    }
    expect((await customer.book())[0]?.lastName).toBe('Brunner');
  });

  test('if two visitors sign in as the same customer, their address books are separate', async () => {
    const shop = openTestShop();
    const [one, other] = [await signedIn(shop), await signedIn(shop)];
    await one.call('DELETE', `${path}33`);
    expect(await other.book()).toHaveLength(5);
  });

  test('every address in the address book can be saved without changes', async () => {
    const customer = await signedIn();
    const book = await customer.book();
    expect(book).not.toEqual([]);
    for (const { id, ...address } of book)
      expect((await customer.call('PATCH', `${path}${id}`, address)).status).toBe(200);
  });
});
