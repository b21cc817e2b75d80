import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../test.ts';

// A CMS shows its preview in a frame without an origin. In such a frame, storage, cookies and databases throw, and
// channels and history are isolated

test("in a sandboxed frame, the header widgets work, and the visitor's consent lasts until the page unloads", async ({
  newUser,
  shop,
}) => {
  const preview = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(
      `<!doctype html><title>Vorschau</title><iframe sandbox="allow-scripts allow-forms" width="1200" height="800" src="${shop.url}/datenschutz"></iframe>`,
    );
  }).listen(0, '127.0.0.1');
  const user = await newUser({ isAsked: true });
  // The shop rejects requests from a frame without an origin, so all requests fail
  user.allow(/CORS|ERR_FAILED|status 4\d\d|Failed to load resource|preflight|net::/);
  const { page } = user;
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  await page.context().route(`${shop.url}/**`, async (route) => {
    const reply = await route.fetch();
    const { 'content-security-policy': _, 'x-frame-options': __, ...headers } = reply.headers();
    // Removes the demo's headers, which allow frames only on the demo's own origin
    await route.fulfill({
      response: reply,
      headers: { ...headers, 'access-control-allow-origin': 'null' },
    });
  });
  await page.goto(`http://127.0.0.1:${(preview.address() as AddressInfo).port}/`);
  const frame = page.frameLocator('iframe');
  const inFrame = page.frames()[1];
  await frame
    .locator('[data-widget="cart-flyout"][data-widget-state="ready"]')
    .waitFor({ state: 'attached' });

  // These APIs throw in a sandboxed frame
  const refused = await inFrame?.evaluate(() =>
    [
      () => localStorage.getItem('x'),
      () => sessionStorage.getItem('x'),
      () => document.cookie,
      () => indexedDB.open('x'),
    ].map((use) => {
      try {
        use();
        return 'works';
      } catch (error) {
        return (error as Error).name;
      }
    }),
  );
  expect(refused).toEqual(['SecurityError', 'SecurityError', 'SecurityError', 'SecurityError']);

  const banner = frame.getByRole('region', { name: 'Cookies' });
  await banner.getByRole('button', { name: 'Ablehnen' }).click();
  await banner.waitFor({ state: 'hidden' });

  const section = frame.getByRole('button', { name: 'Was wir speichern' });
  await section.click();
  expect(await section.getAttribute('aria-expanded')).toBe('false');

  await frame.getByRole('button', { name: 'Backstube: Menü' }).click();
  await frame.locator('#menu-7').getByRole('link', { name: 'Häufige Fragen' }).waitFor();

  const states = await inFrame?.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-widget]')]
      .filter(({ dataset }) => dataset.widgetState === 'failed')
      .map(({ dataset }) => dataset.widget),
  );
  expect(states).toEqual([]);
  expect(thrown).toEqual([]);
  preview.close();
});

test('a page works if storage, cookies, IndexedDB, BroadcastChannel and the History API throw errors', async ({
  newUser,
}) => {
  const { page } = await newUser({ as: 'customer', isAsked: true });
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    window.BroadcastChannel = class {
      constructor() {
        refuse();
      }
    } as unknown as typeof BroadcastChannel;
    for (const name of ['pushState', 'replaceState'] as const) history[name] = refuse;
    Object.defineProperty(History.prototype, 'state', { get: refuse });
  });
  await page.goto('/produkt/ruchbrot');
  await page
    .locator('[data-widget="product-form"][data-widget-state="ready"]')
    .waitFor({ state: 'attached' });
  const banner = page.getByRole('region', { name: 'Cookies' });
  await banner.getByRole('button', { name: 'Ablehnen' }).click();
  await banner.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect.poll(() => page.locator('[data-widget="cart-flyout"] .krume-badge').textContent()).toBe('1');
  await page.locator('.krume-cart-panel').getByText('Erfolgreich zum Warenkorb hinzugefügt').waitFor();
  await page.getByRole('tab', { name: 'Bewertungen' }).click();
});
