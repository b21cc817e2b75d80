import type { Page } from 'playwright-core';
import { holdRequests } from '../support/browser/intercept.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { reportEveryShift, requestsEnded } from '../support/evidence/page-monitor.ts';
import { headerReady, ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// shop.md sections 2.2, 4 "Reviews", 5, 8 and 9 "Timings": the reviews of a product

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const calls = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/review/')) seen.push(request.method());
  });
  return seen;
};

async function openProduct(page: Page, path = '/produkt/ruchbrot'): Promise<void> {
  await page.goto(path);
  await ready(page, 'product-tabs');
  await headerReady(page);
}

for (const size of ['desktop', 'phone'] as const) {
  test(`on a ${size}, reviews load when their tab opens, and a submitted review appears`, {
    tags: size === 'desktop' ? ['story'] : [],
  }, async ({ newUser }) => {
    // Uses an uncached page, because on a shared page the form asks every visitor for a name
    const { page } = await newUser({ as: 'customer', size, pages: 'own' });
    const seen = calls(page);
    await openProduct(page);
    await page.locator('[data-widget="product-tabs"]').scrollIntoViewIfNeeded();
    await requestsEnded(page);
    expect(seen).toEqual([]);
    await expectAccessible(page, 'first tab');

    await tab(page, 'Bewertungen').click();
    await expect.poll(() => page.locator('.krume-review').count()).toBe(10);
    await page.getByRole('button', { name: 'Mehr anzeigen' }).click();
    await expect.poll(() => page.locator('.krume-review').count()).toBe(20);
    await tab(page, 'Angaben').click();
    await tab(page, 'Bewertungen').click();
    expect(seen).toEqual(['GET']);
    await expectAccessible(page, 'reviews');

    await page.getByRole('link', { name: 'Bewertung schreiben' }).click();
    const form = page.locator('.krume-review-form');
    await expect.poll(async () => Math.round((await form.boundingBox())?.y ?? 0)).toBe(60);
    await page.keyboard.press('Space');
    for (let star = 1; star < 4; star++) await page.keyboard.press('ArrowRight');
    await page.getByLabel('Titel').fill('Fein');
    await page.getByRole('button', { name: 'Jetzt bewerten' }).click();
    await page.locator('textarea[aria-invalid]').waitFor();
    await expectAccessible(page, 'field in error');
    await page.getByLabel('Kommentar').fill('Sehr fein. '.repeat(400));
    await page.getByRole('button', { name: 'Jetzt bewerten' }).click();
    await page.getByText('Vielen Dank für Ihre Bewertung.').waitFor();
    expect(await page.locator('.krume-review-thanks').textContent()).toContain('4 von 5 Sternen');
    await expectAccessible(page, 'thanks');
  });
}

test('the product tab that the URL names is open, even after a reload, and arrow keys change the tab', async ({
  newUser,
}) => {
  const user = await newUser();
  const { page, allow } = user;
  await openProduct(page, '/produkt/ruchbrot#bewertungen');
  const top = () => page.locator('#bewertungen').evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(300);
  expect(await top()).toBeGreaterThanOrEqual(0);
  await page.locator('.krume-review').first().waitFor();
  await tab(page, 'Bewertungen').focus();
  await page.keyboard.press('ArrowLeft');
  expect(await tab(page, 'Angaben').getAttribute('aria-selected')).toBe('true');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Angaben');
  await page.keyboard.press('End');
  expect(user.issues).toEqual([]);
  // After the reload, the page starts at its earlier scroll position, which shifts the layout
  allow(/layout shift/);
  await page.reload();
  await ready(page, 'product-tabs');
  expect(await tab(page, 'Bewertungen').getAttribute('aria-selected')).toBe('true');
});

test('if reviews fail to load, a message replaces them; if the shop refuses a review, the user can send it again', async ({
  newUser,
}) => {
  const { page, disturb, allow } = await newUser();
  allow(/Krume: |Failed to load resource/, /status (500|409)/);
  await openProduct(page);
  await disturb({ mode: '500' });
  await tab(page, 'Bewertungen').click();
  await page.getByText('Bewertungen konnten nicht geladen werden.').waitFor();
  await expectAccessible(page, 'failed');
  await page.locator('[name=rating][value="5"]').check({ force: true });
  await page.getByLabel('Name').fill('Regula');
  await page.getByLabel('Titel').fill('Fein');
  await page.getByLabel('Kommentar').fill('Sehr fein.');
  await disturb({ mode: '409' });
  await page.getByRole('button', { name: 'Jetzt bewerten' }).click();
  await page.getByRole('dialog').getByText('Review konnte nicht eingetragen werden.').waitFor();
  await page.keyboard.press('Escape');
  await disturb({});
  await page.getByRole('button', { name: 'Jetzt bewerten' }).click();
  await page.getByText('Vielen Dank für Ihre Bewertung.').waitFor();
});

test('if reviews load after the user has scrolled past them, the page does not shift', async ({
  newUser,
}) => {
  const { page } = await newUser();
  const release = await holdRequests(page, /product-reviews.*\.js|\/review\//);
  await page.goto('/produkt/geburtstagstorte#bewertungen');
  const form = page.locator('.krume-review-form');
  await form.waitFor();
  await form.getByRole('button', { name: 'Jetzt bewerten' }).scrollIntoViewIfNeeded();
  const before = (await form.boundingBox())?.y;
  await release();
  await page.locator('.krume-review').first().waitFor();
  expect((await form.boundingBox())?.y).toBeCloseTo(before ?? 0, 0);
});

test('loading reviews and submitting a review cause no layout shift', async ({ newUser }) => {
  const { page } = await newUser({ as: 'customer' });
  await openProduct(page, '/produkt/butterzopf');
  const release = await holdRequests(page, /\/review\//);
  await tab(page, 'Bewertungen').click();
  await reportEveryShift(page);
  release();
  await page.locator('.krume-review').first().waitFor();
  await page.locator('[name=rating][value="5"]').check({ force: true });
  await page.getByLabel('Titel').fill('Fein');
  await page.getByLabel('Kommentar').fill('Sehr fein.');
  await page.getByRole('button', { name: 'Jetzt bewerten' }).click();
  await page.getByText('Vielen Dank für Ihre Bewertung.').waitFor();
});
