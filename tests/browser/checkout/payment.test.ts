import type { BrowserContext } from 'playwright-core';
import { serveShop } from '../../../demo-pages/server/server.ts';
import { courier } from '../../demo-pages/shopper.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { test as base, expect } from '../test.ts';

/** A shop whose clock shows a Saturday, when the courier of this test is still available. */
const test = base.extend('saturday', { scope: 'file' }, async ({ run }, { onCleanup }) => {
  const now = () => Date.UTC(2026, 10, 21, 9);
  const shop = await serveShop({ port: 0, dist: run.dist, now });
  onCleanup(() => shop.close());
  return shop;
});

/** Places an order with payment by card. Returns the URL of the checkout page for that order. */
async function order(context: BrowserContext, shop: string): Promise<string> {
  const send = async (path: string, data: object) => {
    const response = await context.request.post(shop + path, { data });
    expect(response.ok(), await response.text()).toBe(true);
    return response.json();
  };
  await send('/rest/cart/item/4711', { quantity: 10 });
  await send('/rest/cart/address', courier);
  const payment = { method: 'zahlstelle_checkout_payment_24' };
  const { id } = await send('/rest/cart/order', { payment, email: 'beat@example.ch', comment: '' });
  return `${shop}/kasse?bestellung=${id}`;
}

// shop.md section 7, "Hand-off to the payment provider": the outcomes of a payment
test.for([
  [/bezahlen$/, 'Ihre Zahlung von CHF 51.00 ist eingegangen.'],
  [/^Abbrechen/, 'Sie haben die Zahlung abgebrochen'],
  [/ablehnen$/, 'Die Zahlung wurde abgelehnt'],
  [/^Doppelt/, 'Ihre Zahlung ist zweimal eingegangen'],
] as const)(
  'without JavaScript, the payment provider\'s button %s leads back to the order page with the text "%s"',
  async ([button, text], { newUser, saturday }) => {
    const { page, context } = await newUser({ scripts: false });
    await page.goto(await order(context, saturday.url));
    await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
    await page.waitForURL('http://127.0.0.1:*/zahlstelle/**');
    await page.getByRole('button', { name: button }).click();
    await page.waitForURL(`${saturday.url}/kasse?bestellung=*`);
    await page.getByText(text).waitFor();
  },
);

test("if a payment is pending, the payment provider's page links to the order, and the shopper can still pay", async ({
  newUser,
  saturday,
}) => {
  const { page, context } = await newUser({ scripts: false });
  const checkout = await order(context, saturday.url);
  await page.goto(checkout);
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  await page.getByRole('button', { name: 'Hängen lassen' }).click();
  await page.getByRole('link', { name: 'Zurück zum Shop' }).click();
  await page.getByText('Ihre Zahlung ist noch nicht bestätigt').waitFor();
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  await page.getByRole('button', { name: /bezahlen$/ }).dblclick();
  await page.getByText('Ihre Zahlung von CHF 51.00 ist eingegangen.').waitFor();
});

test("the payment provider's pages are accessible on a phone", async ({ newUser, saturday }) => {
  const { page, context } = await newUser({ size: 'phone' });
  const reply = await context.request.get(
    (await order(context, saturday.url)).replace('/kasse?bestellung=', '/rest/cart/order/'),
  );
  const { transactionInfo } = await reply.json();
  await page.goto(transactionInfo.redirectUrl);
  await expectAccessible(page, 'the payment');
  await page.getByRole('button', { name: 'Hängen lassen' }).click();
  await page.getByRole('heading', { name: 'Ihre Zahlung wird geprüft' }).waitFor();
  await expectAccessible(page, 'the pending payment');
});
