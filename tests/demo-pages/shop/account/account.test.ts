import { describe, expect, test } from 'vitest';
import { createVisitor } from '../../visitor.ts';

describe('the login of the demo shop', () => {
  test('after a wrong password, the login form still contains the typed e-mail address', async () => {
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
    'does not redirect to %j',
    async (weiter) => {
      const fields = { username: 'anna@example.ch', password: 'gipfeli', weiter };
      const response = await createVisitor().submit('/login', fields, '/login');
      expect(response.headers.get('Location')).toBe('/');
    },
  );

  test('after the login, the customer returns to the previous page, and the variant is still selected', async () => {
    const page = await createVisitor().send('/login', {
      headers: { Referer: 'http://localhost/produkt/zopf-nach-mass?gewicht=4142' },
    });
    expect(await page.text()).toContain('name="weiter" value="/produkt/zopf-nach-mass?gewicht=4142"');
  });

  test('the login of the demo shop redirects a signed-in customer to the return path', async () => {
    const customer = createVisitor();
    await customer.signIn();
    const wanted = (path: string) => customer.send(`/login?weiter=${encodeURIComponent(path)}`);
    expect((await wanted('/produkt/ruchbrot')).headers.get('Location')).toBe('/produkt/ruchbrot');
    expect((await wanted('//evil.example/')).status).toBe(200);
  });

  test('after signing out, a customer is a guest of the shop', async () => {
    const customer = createVisitor();
    await customer.signIn();
    expect(await customer.page('/')).toContain('Grüezi Anna');
    await customer.submit('/logout');
    expect(await customer.page('/')).toContain('Anmelden');
    expect((await customer.call('POST', '/rest/product/4711/wishlist', { quantity: 1 })).status).toBe(401);
  });
});
