import { describe, expect, test } from 'vitest';
import { createVisitor } from '../visitor.ts';

describe('the cart without JavaScript', () => {
  test('a product is added, and the page that it was added on says so, once', async () => {
    const visitor = createVisitor();
    const response = await visitor.submit('/warenkorb/artikel/4711', { quantity: '2' }, '/produkt/ruchbrot');

    expect([response.status, response.headers.get('Location')]).toEqual([303, '/produkt/ruchbrot']);
    const page = await visitor.page('/produkt/ruchbrot');
    expect(page).toContain('Ruchbrot ist im Warenkorb.');
    expect(page).toContain('data-widget="cart-flyout" data-count="2"');
    expect(await visitor.page('/produkt/ruchbrot')).not.toContain('Ruchbrot ist im Warenkorb.');
  });

  test.each(['', '1.5', 'viele', '0', '1000'])('a quantity of %j is refused in words', async (quantity) => {
    const visitor = createVisitor();
    await visitor.submit('/warenkorb/artikel/4711', { quantity });

    expect(await visitor.page('/produkte')).toContain(
      'Produkt konnte nicht zum Warenkorb hinzugefügt werden.',
    );
    expect(await visitor.cart()).toMatchObject({ itemsQuantity: 0 });
  });

  test('a line is changed and removed', async () => {
    const visitor = createVisitor();
    await visitor.submit('/warenkorb/artikel/4711', { quantity: '2' });
    await visitor.submit('/warenkorb/position/1', { quantity: '5' }, '/warenkorb');
    expect(await visitor.page('/warenkorb')).toContain('CHF 21.00');

    await visitor.submit('/warenkorb/position/1/entfernen', {}, '/warenkorb');
    expect(await visitor.page('/warenkorb')).toContain('Noch keine Produkte im Warenkorb.');
  });

  test.each([
    'https://evil.example/',
    '//evil.example/',
    'http://localhost:81/x',
    'javascript:alert(1)',
    'http://localhost//evil.example/',
  ])('never goes back to %s', async (referer) => {
    const visitor = createVisitor();
    const response = await visitor.send('/warenkorb/artikel/4711', {
      method: 'POST',
      body: new URLSearchParams({ quantity: '1' }),
      headers: { Referer: referer },
    });
    expect(response.headers.get('Location')).toBe('/warenkorb');
  });
});

describe('the wishlist without JavaScript', () => {
  test('a guest is sent to the login, and comes back', async () => {
    const guest = createVisitor();
    const response = await guest.submit('/wunschliste/4711', {}, '/produkte?sortierung=name');
    expect(response.headers.get('Location')).toBe('/login?weiter=%2Fprodukte%3Fsortierung%3Dname');

    const fields = { username: 'anna@example.ch', password: 'gipfeli', weiter: '/produkte?sortierung=name' };
    const login = await guest.submit('/login', fields, '/login');
    expect(login.headers.get('Location')).toBe('/produkte?sortierung=name');
  });

  test('a customer adds, sees, removes', async () => {
    const customer = createVisitor();
    await customer.signIn();
    await customer.submit('/wunschliste/4711');
    expect(await customer.page('/wunschliste')).toContain('Ruchbrot');
    expect(await customer.page('/produkte')).toContain('data-product-id="4711" data-active="true"');

    await customer.submit('/wunschliste/4711/entfernen', {}, '/wunschliste');
    expect(await customer.page('/wunschliste')).toContain('Keine Produkte in der Wunschliste.');
  });

  test('the whole list goes into the cart', async () => {
    const customer = createVisitor();
    await customer.signIn();
    await customer.submit('/wunschliste/4711');
    await customer.submit('/wunschliste/4751');
    await customer.submit('/warenkorb/wunschliste', {}, '/wunschliste');
    expect(await customer.cart()).toMatchObject({ itemsQuantity: 11 });
  });
});

describe('the login', () => {
  test('a wrong password brings the form back, with the e-mail as typed', async () => {
    const visitor = createVisitor();
    const response = await visitor.submit(
      '/login',
      { username: 'Anna"><b>@example.ch', password: 'brot' },
      '/login',
    );
    const page = await response.text();

    expect(response.status).toBe(422);
    expect(page).toContain('E-Mail oder Passwort stimmen nicht.');
    expect(page).toContain('value="Anna&quot;&gt;&lt;b&gt;@example.ch"');
  });

  test.each(['https://evil.example/', '//evil.example/', '/\\evil.example/', ''])(
    'does not lead to %j afterwards',
    async (weiter) => {
      const fields = { username: 'anna@example.ch', password: 'gipfeli', weiter };
      const response = await createVisitor().submit('/login', fields, '/login');
      expect(response.headers.get('Location')).toBe('/');
    },
  );

  test('leads back to the page that it was asked on, with its variant', async () => {
    const page = await createVisitor().send('/login', {
      headers: { Referer: 'http://localhost/produkt/zopf-nach-mass?gewicht=4142' },
    });
    expect(await page.text()).toContain('name="weiter" value="/produkt/zopf-nach-mass?gewicht=4142"');
  });

  test('signing out makes a guest of the customer', async () => {
    const customer = createVisitor();
    await customer.signIn();
    expect(await customer.page('/')).toContain('Grüezi Anna');
    await customer.submit('/logout');
    expect(await customer.page('/')).toContain('Anmelden');
    expect((await customer.call('POST', '/rest/product/4711/wishlist', { quantity: 1 })).status).toBe(401);
  });
});
