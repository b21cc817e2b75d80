import { expect, test } from '../test.ts';

test('without JavaScript, a customer adds products to wishlist and cart', {
  tags: ['story', 'server'],
}, async ({ visit }) => {
  // Uses an uncached page, because a cached page does not show the visitor's cart without JavaScript
  const { page } = await visit('/produkte', { scripts: false, pages: 'own' });
  await page.getByRole('link', { name: 'Auf die Wunschliste' }).first().click();
  await page.waitForURL('**/login');
  await page.getByLabel('E-Mail').fill('anna@example.ch');
  await page.getByLabel('Passwort').fill('gipfeli');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByText('Willkommen, Anna.').waitFor();

  await page.goto('/produkte');
  await page.getByRole('button', { name: 'Auf die Wunschliste' }).first().click();
  await page.getByText('Ruchbrot ist auf Ihrer Wunschliste.').waitFor();
  expect(await page.locator('[data-widget="wishlist-entry"] span').textContent()).toBe('1');
  await page.getByRole('button', { name: 'Von der Wunschliste entfernen' }).click();
  await page.getByText('Ruchbrot ist von Ihrer Wunschliste entfernt.').waitFor();

  await page.goto('/produkt/butterzopf');
  await page.getByLabel('Anzahl').fill('2');
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.getByText('Butterzopf ist im Warenkorb.').waitFor();
  await page.locator('[data-widget="cart-flyout"] a').click();
  await page.waitForURL('**/warenkorb');
  await page.getByLabel('Anzahl Butterzopf').fill('3');
  await page.getByRole('button', { name: /^Ändern ?: Butterzopf$/ }).click();
  await page.getByText('Ihr Warenkorb ist aktualisiert.').waitFor();
  expect(await page.locator('[data-widget="cart-flyout"] span').textContent()).toBe('3');
  await page.getByRole('button', { name: /^Entfernen ?: Butterzopf$/ }).click();
  await page.getByText('Noch keine Produkte im Warenkorb.').waitFor();
});

test('in an unsupported browser, no widget mounts and the forms work', async ({ newUser }) => {
  const { page } = await newUser();
  await page.addInitScript(() => Reflect.deleteProperty(Array, 'fromAsync'));
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
  });
  await page.goto('/produkt/butterzopf', { waitUntil: 'networkidle' });
  expect(await page.locator('[data-widget-state]').count()).toBe(0);
  const preloads = page.locator('link[rel="modulepreload"]');
  const named = await preloads.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(loaded.filter((path) => !/\/(krume|demo)/.test(path) && !named.includes(path))).toEqual([]);
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.getByText('Butterzopf ist im Warenkorb.').waitFor();
});
