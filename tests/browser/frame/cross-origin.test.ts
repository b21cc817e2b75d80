import { serveShop } from '../../../demo-pages/server/server.ts';
import { contentSecurityPolicy } from '../../../demo-pages/shop/server/security.ts';
import { formMarkup, openTestPage } from '../support/browser/test-page.ts';
import { addToCart, expectBadges, ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

const links = 'data-cart-url="/warenkorb" data-checkout-url="/kasse" data-shop-url="/produkte"';
const entryMarkup = `<div data-widget="cart-flyout" data-count="0" ${links}><a href="/warenkorb">Warenkorb</a></div>`;

test('the bundle works if it loads from another origin, such as a CDN', async ({ newUser, run }) => {
  const cdn = await serveShop({ port: 0, dist: run.dist });
  try {
    const { page, context } = await newUser();
    // Chromium treats an intercepted page as a page of the public internet, which needs permission to call this machine
    await context.grantPermissions(['local-network-access']);
    const policy = contentSecurityPolicy
      .replace("script-src 'self'", `script-src ${cdn.url}`)
      .replace("style-src 'self'", `style-src ${cdn.url}`);
    const origins = new Set<string>();
    page.on('request', (request) => {
      if (/\.(js|css)$/.test(request.url())) origins.add(new URL(request.url()).origin);
    });
    await openTestPage(page, formMarkup(4711), { assets: `${cdn.url}/assets/`, policy });
    await ready(page, 'product-form');
    await addToCart(page);
    expect([...origins]).toEqual([cdn.url]);
    // Leaves the page, so that it sends no request after the server has closed
    await page.goto('about:blank');
  } finally {
    await cdn.close();
  }
});

test('requests to a shop API on another origin carry cookies and the CSRF token', async ({
  newUser,
  shop,
  run,
}) => {
  const api = await serveShop({ port: 0, dist: run.dist, pageOrigin: shop.url });
  try {
    const { page, context } = await newUser();
    await context.grantPermissions(['local-network-access']);
    await context.addCookies([{ name: 'XSRF-TOKEN', value: 'from-the-cookie', url: shop.url }]);
    const calls: string[] = [];
    page.on('response', async (response) => {
      const { method, headers } = {
        method: response.request().method(),
        headers: await response.request().allHeaders(),
      };
      if (response.url().startsWith(api.url))
        calls.push(`${method} ${headers['x-csrf-token']} ${headers['x-shop']}`);
    });
    const configuration = {
      apiPath: api.url,
      credentials: 'include',
      headers: { 'X-Shop': 'basel' },
      csrf: { header: 'X-CSRF-Token', cookie: 'XSRF-TOKEN' },
    };
    const policy = contentSecurityPolicy.replace("connect-src 'self'", `connect-src ${api.url}`);
    await openTestPage(page, entryMarkup + formMarkup(4711), { policy, configuration });
    await ready(page, 'product-form');
    await ready(page, 'cart-flyout');
    await addToCart(page);
    await addToCart(page);
    await expectBadges(page, { cart: '2' });
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual(
      Array(2).fill('POST from-the-cookie basel'),
    );
    expect((await context.cookies(api.url)).map(({ name }) => name)).toContain('krume_session');
    await page.goto('about:blank');
  } finally {
    await api.close();
  }
});

test("a content security policy with a nonce and 'strict-dynamic' allows all scripts of the bundle", async ({
  newUser,
}) => {
  const { page } = await newUser();
  const policy = contentSecurityPolicy.replace(
    "script-src 'self'",
    "script-src 'nonce-abc123' 'strict-dynamic'",
  );
  await openTestPage(page, formMarkup(4711), { policy, nonce: 'abc123' });
  await ready(page, 'product-form');
  await addToCart(page);
  // Lazy parts add their styles as constructed style sheets
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0);
});

test("if the loader lacks the nonce of the page's policy, the browser blocks the loader and the server HTML remains", async ({
  newUser,
}) => {
  const { page, allow } = await newUser();
  allow(/content security policy/i);
  const policy = contentSecurityPolicy
    .replace("script-src 'self'", "script-src 'nonce-abc123' 'strict-dynamic'")
    .replace(/; report-uri .*/, '');
  await openTestPage(page, formMarkup(4711), { policy });
  await page.getByRole('button', { name: 'In den Warenkorb' }).waitFor();
  expect(await page.locator('[data-widget-state]').count()).toBe(0);
});

test('the cart works with an API on another site if the session cookie has SameSite=None', async ({
  newUser,
  shop,
  run,
}) => {
  const api = await serveShop({ port: 0, dist: run.dist, pageOrigin: shop.url, host: '127.0.0.1' });
  try {
    expect([new URL(shop.url).hostname, new URL(api.url).hostname]).toEqual(['localhost', '127.0.0.1']);
    const { page, context } = await newUser();
    await context.grantPermissions(['local-network-access']);
    const policy = contentSecurityPolicy.replace("connect-src 'self'", `connect-src ${api.url}`);
    const configuration = { apiPath: api.url, credentials: 'include' };
    await openTestPage(page, entryMarkup + formMarkup(4711), { policy, configuration });
    await ready(page, 'product-form');
    await ready(page, 'cart-flyout');
    await addToCart(page);
    await addToCart(page);
    await expectBadges(page, { cart: '2' });
    expect(await context.cookies(api.url)).toMatchObject([
      { name: 'krume_session', sameSite: 'None', secure: true, httpOnly: true },
    ]);
  } finally {
    await api.close();
  }
});
