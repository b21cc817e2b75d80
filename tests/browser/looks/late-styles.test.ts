import { stopClock } from '../support/browser/clock.ts';
import { anyChunkUrl } from '../support/browser/intercept.ts';
import { cartEntry, flyout, headerReady, ready, widgets } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// Lazy parts get their styles under the strict content security policy

const display = (selector: string) => `getComputedStyle(document.querySelector('${selector}')).display`;

test('the cart flyout is styled when it opens for the first time', async ({ visit }) => {
  const { page } = await visit('/produkt/ruchbrot');
  await ready(page, 'product-form');
  await headerReady(page);
  await stopClock(page);
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await flyout(page).getByText('Erfolgreich zum Warenkorb hinzugefügt').waitFor();
  expect(await page.evaluate(display('.krume-cart-actions'))).toBe('grid');
  await cartEntry(page).hover();
});

test('the lightbox fills the window when it opens for the first time', async ({ visit }) => {
  const { page } = await visit('/produkt/zopf-nach-mass');
  await ready(page, 'product-gallery');
  await page.locator('.krume-picture').click();
  const box = await page.locator('dialog.krume-lightbox').boundingBox();
  const size = page.viewportSize();
  expect([box?.width, box?.height]).toEqual([size?.width, size?.height]);
});

test('the styles of option fields load for a product with custom options, and not for other products', async ({
  newUser,
}) => {
  const { page } = await newUser();
  const chunks: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (anyChunkUrl.test(url)) chunks.push(url.replace(/.*\/(\w[\w-]*?)-\w+\.js.*/, '$1'));
  });
  await page.goto('/produkt/zopf-nach-mass');
  await widgets(page, 'product-configurator').waitFor();
  expect(chunks).not.toContain('OptionFields');

  await page.goto('/produkt/geburtstagstorte');
  await widgets(page, 'product-configurator').waitFor();
  expect(chunks).toContain('OptionFields');
  const field = page.locator('.krume-file').first();
  expect(await field.evaluate((element) => getComputedStyle(element).display)).toBe('flex');
});
