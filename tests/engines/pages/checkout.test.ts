import { expect } from 'vitest';
import { checkoutGuest } from '../../support/shop/checkout-guest.ts';
import type { Tab } from '../drivers/engine.ts';
import { count, expectText, ready, value } from '../support/look.ts';
import { story } from '../support/story.ts';

// shop.md sections 2.7 and 4: the checkout from a full cart to the order

const heading = '.krume-step-heading';
const submit = '[data-widget="checkout"] [type="submit"]';
const method = (place: number) => `.krume-method:nth-of-type(${place})`;

/** Waits until no request is running and no overlay covers the step. */
const idle = (tab: Tab) => expect.poll(() => count(tab, '.krume-checkout[aria-busy="false"]')).toBe(1);

async function press(tab: Tab, selector: string): Promise<void> {
  await idle(tab);
  await tab.click(selector);
}

/** Opens the checkout with twenty loaves in the cart, enough for any courier. */
async function openCheckout(tab: Tab): Promise<void> {
  await tab.run(async () => {
    const body = new URLSearchParams({ quantity: '20' });
    await fetch('/warenkorb/artikel/4711', { method: 'POST', body });
    // Declines the cookie banner in advance, because it would cover the buttons
    localStorage.setItem('cookieConsent', 'denied');
  });
  await tab.open('/kasse');
  await ready(tab, 'checkout');
}

/** Continues from the address step, and selects the morning courier on the next possible date. */
async function chooseShipping(tab: Tab): Promise<void> {
  await press(tab, submit);
  await expectText(tab, heading, 'Versand');
  await press(tab, method(3));
  await press(tab, '.krume-date-next');
  await expect.poll(() => value(tab, '[name="deliveryDate"]')).toMatch(/^\d\d\.\d\d\.\d{4}$/);
}

story(
  'a guest orders by courier, pays at the payment provider and sees the order number',
  async ({ tab }) => {
    await openCheckout(tab);
    await press(tab, '.krume-way:nth-of-type(2)');
    for (const [name, text] of Object.entries(checkoutGuest)) await tab.type(`[name="${name}"]`, text);
    await tab.click('[name="acceptTerms"]');
    await press(tab, submit);
    await expectText(tab, heading, /^Adresse$/);
    await chooseShipping(tab);
    await press(tab, submit);
    await expectText(tab, heading, 'Zahlungsart');
    await press(tab, method(1));
    await press(tab, submit);
    await expectText(tab, '.krume-order-lines', 'Ruchbrot');
    await press(tab, '[name="terms"]');
    await press(tab, submit);
    await expect.poll(() => tab.run(() => location.pathname)).toMatch(/^\/zahlstelle\//);
    await tab.click('[value="bezahlen"]');
    await expectText(tab, heading, 'Vielen Dank für Ihre Bestellung');
    await expectText(tab, '.krume-order-number', /^#\d+$/);
  },
);

story(
  'after a failed checkout step, a retry succeeds, and if the response to the order is lost, a reload shows the order',
  async ({ tab, disturb, allowComplaints }) => {
    allowComplaints();
    await openCheckout(tab);
    await expectText(tab, '.krume-boxes', 'Oetlingerstrasse 47');
    await chooseShipping(tab);
    const date = await value(tab, '[name="deliveryDate"]');
    await disturb({ mode: '500', scope: 'POST /rest/cart/address' });
    await press(tab, submit);
    await expectText(tab, 'dialog[open]', 'Adresse konnte nicht gespeichert werden.');
    await tab.press('Escape');
    await expect.poll(() => count(tab, 'dialog[open]')).toBe(0);
    expect(await value(tab, '[name="deliveryDate"]')).toBe(date);
    await disturb({});
    await press(tab, submit);
    await expectText(tab, heading, 'Zahlungsart');
    // Selects the fourth payment method, the invoice
    await press(tab, method(4));
    await press(tab, submit);
    await expectText(tab, '.krume-order-lines', 'Ruchbrot');
    await press(tab, '[name="terms"]');
    await disturb({ mode: 'lost', scope: '/rest/cart/order*' });
    await press(tab, submit);
    await expectText(tab, '.krume-note', 'Wir wissen nicht, ob Ihre Bestellung angekommen ist.');
    await disturb({});
    await tab.reload();
    await expectText(tab, '.krume-order-number', /^#\d+$/);
    const itemsLeft = await tab.run(async () => (await (await fetch('/rest/cart/')).json()).itemsCount);
    expect(itemsLeft).toBe(0);
  },
  { as: 'customer' },
);
