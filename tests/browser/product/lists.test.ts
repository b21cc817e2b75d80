import type { Page } from 'playwright-core';
import { chunkUrl } from '../support/browser/intercept.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import {
  expectPressed,
  headerReady,
  heart,
  ready,
  startScrolling,
  travel,
  unseen,
  widgets,
} from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// shop.md section 2.1 and site.md section 4.13: product lists

const select = (page: Page) => page.getByLabel('Sortieren nach');
const order = (page: Page) => new URL(page.url()).searchParams.get('sortierung');

async function openList(page: Page): Promise<void> {
  await page.goto('/produkte');
  await ready(page, 'reveal-list');
  await headerReady(page);
}

test('if a mouse user selects a sort order, its URL opens, and Back restores the previous order', {
  tags: ['story'],
}, async ({ visit }) => {
  const { page } = await visit('/produkte');
  await select(page).hover();
  await ready(page, 'sort-select');
  await select(page).selectOption('preis-auf');
  await expect.poll(() => order(page)).toBe('preis-auf');
  await travel(page, 'goBack');
  await expect.poll(() => select(page).inputValue()).toBe('empfohlen');
  expect(order(page)).toBeNull();
});

test('arrow keys select a sort order, and Enter applies it', async ({ visit }) => {
  const { page } = await visit('/produkte');
  await select(page).focus();
  await ready(page, 'sort-select');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => select(page).inputValue()).toBe('preis-ab');
  expect(order(page)).toBeNull();
  await page.keyboard.press('Enter');
  await expect.poll(() => order(page)).toBe('preis-ab');
});

test('the sort button applies a sort order that the user has selected by keyboard', async ({ visit }) => {
  const { page } = await visit('/produkte');
  await select(page).focus();
  await ready(page, 'sort-select');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => order(page)).toBe('preis-auf');
});

for (const [what, scripts] of [
  ['without JavaScript,', false],
  ['if the chunk of the widget fails to load,', true],
] as const) {
  test(`${what} the sort control is a form, and all products are visible`, async ({ newUser }) => {
    const { page, allow } = await newUser({ scripts });
    allow(/Krume: Widget «|Failed to load resource/);
    await page.route(chunkUrl('sort-select', 'reveal-list'), (route) => route.abort());
    await page.goto('/produkte');
    if (scripts) await widgets(page, 'reveal-list', 'failed').waitFor();
    expect(await unseen(page)).toBe(0);
    await select(page).press('Shift');
    await select(page).selectOption('name');
    await page.getByRole('button', { name: 'Sortieren' }).click();
    await expect.poll(() => order(page)).toBe('name');
  });
}

for (const size of ['desktop', 'phone'] as const) {
  test(`on a ${size}, all products of a list fade in while the user scrolls`, async ({ visit }) => {
    const { page } = await visit('/', { size });
    await openList(page);
    await startScrolling(page);
    const hidden = await unseen(page);
    const first = page.locator('.reveal-list > li').first();
    await expect.poll(() => first.evaluate((item) => getComputedStyle(item).opacity)).toBe('1');
    // Browsers delay the first paint of a page whose content is fully transparent
    const begins = await first.evaluate((item: HTMLElement) => {
      item.style.animation = 'none';
      item.getBoundingClientRect();
      item.style.animation = '';
      const [appears] = item.getAnimations();
      appears?.pause();
      const { opacity } = getComputedStyle(item);
      appears?.finish();
      return Number(opacity);
    });
    expect(begins).toBeGreaterThan(0);
    expect(begins).toBeLessThan(1);

    await page.mouse.wheel(0, 600);
    await expect.poll(() => unseen(page)).toBeLessThan(hidden);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => unseen(page)).toBe(0);
    await expectAccessible(page, 'the whole list');
  });
}

test('with reduced motion, the product list is visible without animation', async ({ visit }) => {
  const { page } = await visit('/');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openList(page);
  const opacities = await page
    .locator('.reveal-list > li')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).opacity));
  expect(new Set(opacities)).toEqual(new Set(['1']));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => unseen(page)).toBe(0);
  const running = page
    .locator('.reveal-list')
    .evaluate((list) => list.getAnimations({ subtree: true }).length);
  expect(await running).toBe(0);
});

test('if a product in a list receives the focus before it has faded in, it becomes visible immediately', async ({
  visit,
}) => {
  const { page } = await visit('/');
  await openList(page);
  await startScrolling(page);
  const last = page.locator('.reveal-list > li').last();
  expect(await last.getAttribute('data-unseen')).toBe('');
  await last
    .getByRole('link')
    .first()
    .evaluate((link) => link.focus({ preventScroll: true }));
  expect(await last.evaluate((item) => getComputedStyle(item).opacity)).toBe('1');
});

test('a printed product list is complete', async ({ visit }) => {
  const { page, allow } = await visit('/');
  allow(/layout shift/); // Printing changes the layout
  await openList(page);
  await startScrolling(page);
  await page.emulateMedia({ media: 'print' });
  const last = page.locator('.reveal-list > li').last();
  expect(await last.evaluate((item) => getComputedStyle(item).opacity)).toBe('1');
});

test('products that a script adds to a list fade in', async ({ visit }) => {
  const { page, allow } = await visit('/');
  allow(/layout shift/); // The new products come first and move the others
  await openList(page);
  await startScrolling(page);
  await page.locator('.reveal-list').evaluate((list) => {
    const late = list.firstElementChild?.cloneNode(true);
    if (late instanceof HTMLElement) {
      late.id = 'late';
      list.prepend(late);
    }
  });
  await page.locator('#late:not([data-unseen])').waitFor();
});

test('after a product list has faded in, its wishlist buttons work', async ({ visit }) => {
  const { page } = await visit('/', { as: 'customer' });
  await openList(page);
  await heart(page, 'Ruchbrot').click();
  await expectPressed(heart(page, 'Ruchbrot'), true);
});
