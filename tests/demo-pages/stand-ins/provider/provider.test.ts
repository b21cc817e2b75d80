import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../../demo-pages/shop/server/security.ts';
import { paymentConfiguration } from '../../../../fixtures/shop/payment.ts';
import { Order } from '../../../../shared/model/order.ts';
import { afterOrder, paymentMethods } from '../../../../shared/rules/checkout/payment.ts';
import { courier, createShopper, ruchbrot } from '../../shopper.ts';
import { createVisitor, openTestShop } from '../../visitor.ts';

/** A shopper with an order by card, and the payment provider's pages without the shop's cookies. */
async function ordered() {
  const shop = openTestShop();
  const shopper = await createShopper(ruchbrot, 10, createVisitor(shop));
  await shopper.call('POST', '/rest/cart/address', courier);
  const payment = { method: 'zahlstelle_checkout_payment_24' };
  await shopper.call('POST', '/rest/cart/order', { payment, email: 'beat@example.ch', comment: '' });
  const order = async () => parse(Order, await (await shopper.send('/rest/cart/order/5001')).json());
  const known = paymentMethods(paymentConfiguration, 'localhost');
  const next = afterOrder(await order(), known, paymentConfiguration, 'http://localhost/');
  if (next.kind !== 'hand-off') return expect.fail(next.kind);
  const { action, fields } = next;
  const provider = (address: string, sent?: Record<string, string>) =>
    shop.request(new URL(address, action), {
      ...(sent && { method: 'POST', body: new URLSearchParams(sent) }),
    });
  return {
    shop,
    shopper,
    order,
    action,
    provider,
    handOff: (changed: Record<string, string> = {}) =>
      provider(action, { ...Object.fromEntries(fields), ...changed }),
    press: (ergebnis: string) => provider(`${action}/ergebnis`, { ergebnis }),
  };
}

const policyFor = (target: string) =>
  contentSecurityPolicy.replace("form-action 'self'", `form-action 'self' ${target}`);

// shop.md section 7, "Hand-off to the payment provider": the payment provider's pages
describe('the stand-in of the payment provider', () => {
  test('the payment provider has its own origin and accepts the hand-off form', async () => {
    const { action, handOff, provider } = await ordered();
    expect(new URL(action).origin).toBe('http://127.0.0.1');
    const reply = await handOff();
    expect(reply.status).toBe(303);
    const page = await provider(reply.headers.get('Location') ?? '');
    const html = await page.text();
    expect(html).toContain('<dd>CHF 51.00</dd>');
    expect(html).toContain('<dd>#100005001</dd>');
    expect(html).toContain('<dd>Kredit- oder Debitkarte</dd>');
    expect(page.headers.get('Content-Security-Policy')).toBe(policyFor('http://localhost'));
    expect(page.headers.get('Set-Cookie')).toBeNull();
    expect(html).not.toMatch(/<script|\sstyle=|ß/);
  });

  test.each([
    [{ paymentMethodConfigurationId: '210721' }],
    [{ transactionId: '705002' }],
    [{ 'replace-primary-action': '0' }],
    [{ skipFormProcessing: '' }],
  ])('the payment provider refuses a hand-off with %j and shows a German message', async (wrong) => {
    const { handOff } = await ordered();
    const reply = await handOff(wrong);
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain('Es wurde nichts belastet.');
  });

  test('the payment provider refuses an unknown token and a form without fields', async () => {
    const { provider, action } = await ordered();
    expect((await provider('/zahlstelle/geraten')).status).toBe(400);
    expect((await provider('/zahlstelle/geraten/ergebnis', { ergebnis: 'bezahlen' })).status).toBe(400);
    expect((await provider(`${action}/ergebnis`, { ergebnis: 'toString' })).status).toBe(400);
    const empty = await provider(action, {});
    expect([empty.status, await empty.text()]).toEqual([400, expect.stringContaining('Zahlstelle')]);
  });

  test.each([
    ['bezahlen', 'paid', 'paid'],
    ['doppelt-belasten', 'paid', 'paid_twice'],
    ['ablehnen', 'failed', 'failed'],
    ['abbrechen', 'cancelled', 'cancelled'],
  ])(
    'the payment provider\'s button "%s" notifies the shop and returns to the checkout',
    async (pressed, state, status) => {
      const { press, order } = await ordered();
      const reply = await press(pressed);
      expect(reply.status).toBe(303);
      expect(reply.headers.get('Location')).toBe(`http://localhost/kasse?bestellung=5001&zahlung=${state}`);
      expect(await order()).toMatchObject({ state, status });
    },
  );

  test("while a payment is pending, the provider's page links to the shop, and the provider does not notify the shop", async () => {
    const { press, order } = await ordered();
    const reply = await press('haengen');
    expect(await reply.text()).toContain('href="http://localhost/kasse?bestellung=5001&amp;zahlung=pending"');
    expect(await order()).toMatchObject({ state: 'pending' });
  });

  test("two clicks on the payment provider's pay button charge the shopper once", async () => {
    const { press, order } = await ordered();
    await Promise.all([press('bezahlen'), press('bezahlen')]);
    await press('doppelt-belasten');
    expect(await order()).toMatchObject({ state: 'paid', status: 'paid' });
  });

  test('a paid order stays paid when the shopper cancels the payment in an old tab', async () => {
    const { press, order, handOff, provider, action } = await ordered();
    await press('bezahlen');
    const late = await press('abbrechen');
    expect(late.headers.get('Location')).toContain('zahlung=paid');
    expect(await order()).toMatchObject({ state: 'paid' });
    await handOff();
    expect((await provider(action)).headers.get('Location')).toContain('zahlung=paid');
  });

  test.each(['ablehnen', 'abbrechen', 'haengen'])(
    'after the payment outcome "%s", the shopper can still pay for the order',
    async (first) => {
      const { press, order, handOff } = await ordered();
      await press(first);
      expect((await handOff()).status).toBe(303);
      await press('bezahlen');
      expect(await order()).toMatchObject({ id: '5001', state: 'paid' });
    },
  );
});

describe('the order page after the return from the payment provider', () => {
  const back = '/kasse?bestellung=5001&zahlung=paid';

  test.each([
    ['bezahlen', 'Ihre Zahlung von CHF 51.00 ist eingegangen.', false],
    ['doppelt-belasten', 'Den zweiten Betrag zahlen wir Ihnen zurück', false],
    ['ablehnen', 'Die Zahlung wurde abgelehnt', true],
    ['abbrechen', 'Sie haben die Zahlung abgebrochen', true],
    ['haengen', 'Ihre Zahlung ist noch nicht bestätigt', true],
  ])(
    'after the payment outcome "%s", the page shows the state that the shop has stored and ignores the URL',
    async (pressed, text, again) => {
      const { press, shopper, action } = await ordered();
      await press(pressed);
      const page = await shopper.page(back);
      expect(page).toContain(text);
      expect(page).toContain('#100005001');
      expect(page.includes(`method="post" action="${action}">`)).toBe(again);
      // Opens the page after the payment a second time
      expect(await shopper.page(back)).toContain(text);
    },
  );

  test('a visitor without the order sees ‘Diese Bestellung gibt es nicht.’ instead of the order', async () => {
    const { shop } = await ordered();
    const page = await createVisitor(shop).page(back);
    expect(page).toContain('Diese Bestellung gibt es nicht.');
    expect(page).not.toContain('#100005001');
  });

  test('a signed-out customer must sign in to see the order', async () => {
    const customer = createVisitor();
    await customer.signIn();
    await createShopper(ruchbrot, 10, customer);
    await customer.call('POST', '/rest/cart/address', courier);
    await customer.call('POST', '/rest/cart/order', { payment: { method: 'checkmo' } });
    expect(await customer.page('/kasse?bestellung=5001')).toContain('Die Rechnung liegt der Lieferung bei.');
    await customer.submit('/logout');
    const response = await customer.send('/kasse?bestellung=5001');
    expect(response.headers.get('Location')).toBe('/login?weiter=%2Fkasse%3Fbestellung%3D5001');
  });

  test.each([
    ['http://localhost:4173', 'http://127.0.0.1:4173'],
    ['http://127.0.0.1:4173', 'http://localhost:4173'],
    ['https://demo.example', 'https://demo.example'],
  ])(
    'the security policy of %s allows checkout forms, but no other forms, to submit to %s',
    async (origin, target) => {
      const shop = openTestShop();
      const policy = async (path: string) =>
        (await shop.request(`${origin}${path}`)).headers.get('Content-Security-Policy');
      expect(await policy('/kasse')).toBe(policyFor(target));
      for (const path of ['/', '/warenkorb', '/login', '/nichts'])
        expect(await policy(path)).toBe(contentSecurityPolicy);
    },
  );
});
