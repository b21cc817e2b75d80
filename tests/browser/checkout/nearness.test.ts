import { ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// shop.md sections 2.7, "For store pickup", and 7, "External services": branches sorted by distance

test('after the user consents to the address look-up, the checkout sorts pickup branches by distance', async ({
  newUser,
}) => {
  const { page, context, url } = await newUser({ as: 'customer' });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(url).origin) foreign.push(request.url());
  });
  await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '20' } });
  await page.goto('/kasse');
  await ready(page, 'checkout');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByLabel(/Abholung/).check();
  await page.getByText('Die Filialen sind nach Postleitzahl geordnet.').waitFor();
  expect(foreign).toEqual([]);
  await page.getByText('Nach Entfernung ordnen').click();
  await page.getByRole('button', { name: 'Google Maps erlauben' }).click();
  await page.getByText('Die Filialen sind nach Entfernung von Ihrer Rechnungsadresse geordnet.').waitFor();
  expect(foreign).toHaveLength(1);
  expect(foreign[0]).toMatch(/\/assets\/.*maps/);
});

test('if the map service is unavailable, the checkout sorts pickup branches by zip', async ({ newUser }) => {
  const user = await newUser({ as: 'customer' });
  const { page, context } = user;
  user.allow(/maps/, /Failed to load resource/, /map service/);
  await page.route(/demo\/maps/, (route) => route.abort());
  await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '20' } });
  await page.goto('/kasse');
  await ready(page, 'checkout');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByLabel(/Abholung/).check();
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('maps'));
  await page.getByText('Nach Entfernung ordnen').click();
  await page.getByRole('button', { name: 'Google Maps erlauben' }).click();
  await refused;
  await page.getByText('Die Filialen sind nach Postleitzahl geordnet.').waitFor();
  expect(await page.locator('select[name="branch"] option').count()).toBeGreaterThan(5);
});
