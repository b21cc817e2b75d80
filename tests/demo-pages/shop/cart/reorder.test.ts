import { expect, test } from 'vitest';
import { courier, createShopper, dinkelbrot, ruchbrot } from '../../shopper.ts';
import { createVisitor, openTestShop } from '../../visitor.ts';

/** A customer who has ordered the contents of the cart. */
async function customerWithOrder(shopper = createVisitor()) {
  await shopper.signIn();
  await createShopper(ruchbrot, 10, shopper);
  await shopper.call('POST', '/rest/cart/item/4751', { quantity: 10 });
  expect((await shopper.call('POST', '/rest/cart/address', courier)).status).toBe(200);
  const body = { payment: { method: 'zahlstelle_checkout_payment_24' }, comment: '' };
  const ordered = await shopper.call('POST', '/rest/cart/order', body, { 'Idempotency-Key': 'k1' });
  expect(ordered.status).toBe(201);
  expect(await shopper.cart()).toMatchObject({ itemsQuantity: 0 });
  return shopper;
}

const again = '/konto/bestellungen/5001/nochmals';

/** The idempotency key in the form on the account page. */
async function printedKey({ page }: ReturnType<typeof createVisitor>): Promise<string> {
  const [, key = ''] = /name="key" value="([^"]+)"/.exec(await page('/konto')) ?? [];
  expect(key).not.toBe('');
  return key;
}

test("'Nochmals bestellen' puts the items of the latest order into the cart", async () => {
  const customer = await customerWithOrder();
  const page = await customer.page('/konto');
  expect(page).toContain('Ihre letzte Bestellung');
  expect(page).toContain(`action="${again}"`);

  const response = await customer.submit(again, {}, '/konto');
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/warenkorb']);
  expect(await customer.page('/warenkorb')).toContain('Ihre Bestellung ist im Warenkorb.');
  expect(await customer.cart()).toMatchObject({ itemsQuantity: 20, itemsCount: 2 });
});

test("'Nochmals bestellen' adds the items only once if its form is sent twice", async () => {
  const customer = await customerWithOrder();
  const key = await printedKey(customer);
  await Promise.all([customer.submit(again, { key }, '/konto'), customer.submit(again, { key }, '/konto')]);
  expect(await customer.cart()).toMatchObject({ itemsQuantity: 20 });
  expect(await customer.page('/warenkorb')).toContain('Ihre Bestellung ist im Warenkorb.');

  // A reloaded page has a new key
  await customer.submit(again, { key: await printedKey(customer) }, '/konto');
  expect(await customer.cart()).toMatchObject({ itemsQuantity: 40 });
});

test("after a refusal, the form 'Nochmals bestellen' can be sent again with the same key", async () => {
  const customer = await customerWithOrder();
  const key = await printedKey(customer);
  await customer.submit('/demo/gone', { productId: String(ruchbrot) });
  await customer.submit('/demo/gone', { productId: '4751' });
  const refused = await customer.submit(again, { key }, '/konto');
  expect(refused.headers.get('Location')).toBe('/konto');

  await customer.submit('/demo/gone', { productId: '' });
  await customer.submit(again, { key }, '/konto');
  expect(await customer.cart()).toMatchObject({ itemsQuantity: 20 });
});

test("if the cart was emptied after the page loaded, 'Nochmals bestellen' fills the cart again", async () => {
  const customer = await customerWithOrder();
  const key = await printedKey(customer);
  await customer.submit(again, { key }, '/konto');
  for (const { itemId } of (await customer.cart()).items) {
    await customer.call('DELETE', `/rest/cart/item/${itemId}`);
  }
  expect(await customer.cart()).toMatchObject({ itemsQuantity: 0 });
  await customer.submit(again, { key }, '/konto');
  expect(await customer.cart()).toMatchObject({ itemsQuantity: 20 });
});

test("if one item was removed after the page loaded, 'Nochmals bestellen' adds this item again", async () => {
  const customer = await customerWithOrder();
  const key = await printedKey(customer);
  await customer.submit(again, { key }, '/konto');
  const [first] = (await customer.cart()).items;
  await customer.call('DELETE', `/rest/cart/item/${first.itemId}`);
  await customer.submit(again, { key }, '/konto');
  expect(await customer.cart()).toMatchObject({ itemsQuantity: 20, itemsCount: 2 });
});

test("if the customer ordered after the page loaded, 'Nochmals bestellen' adds the items to the current cart", async () => {
  const customer = await customerWithOrder();
  const key = await printedKey(customer);
  await customer.submit(again, { key }, '/konto');
  expect((await customer.call('POST', '/rest/cart/address', courier)).status).toBe(200);
  const body = { payment: { method: 'zahlstelle_checkout_payment_24' }, comment: '' };
  const ordered = await customer.call('POST', '/rest/cart/order', body, { 'Idempotency-Key': 'k2' });
  expect(ordered.status).toBe(201);
  await customer.call('POST', `/rest/cart/item/${dinkelbrot}`, { quantity: 3 });
  await customer.submit(again, { key }, '/konto');
  expect(await customer.page('/warenkorb')).toContain('Ihre Bestellung ist im Warenkorb.');
  expect(await customer.cart()).toMatchObject({ itemsQuantity: 23, itemsCount: 3 });
});

test("'Nochmals bestellen' names items that are no longer sold", async () => {
  const customer = await customerWithOrder();
  await customer.submit('/demo/gone', { productId: String(ruchbrot) });
  await customer.submit(again, {}, '/konto');
  expect(await customer.page('/warenkorb')).toContain('Nicht dabei: Ruchbrot (nicht mehr erhältlich).');
  expect(await customer.cart()).toMatchObject({ itemsCount: 1 });
});

test("a visitor cannot repeat another visitor's order", async () => {
  const shop = openTestShop();
  await customerWithOrder(createVisitor(shop));
  const guest = createVisitor(shop);
  await guest.submit(again);
  expect(await guest.page('/konto/bestellungen')).not.toContain('5001');
  expect(await guest.cart()).toMatchObject({ itemsQuantity: 0 });
});

test("an account without orders shows 'Noch keine Bestellung'", async () => {
  const customer = createVisitor();
  await customer.signIn();
  expect(await customer.page('/konto')).toContain('Noch keine Bestellung.');
});
