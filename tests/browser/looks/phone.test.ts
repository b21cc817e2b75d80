import type { Page } from 'playwright-core';
import { openProduct, ready, submitAddition } from '../support/user/page-objects.ts';
import { swipe } from '../support/user/touch.ts';
import { expect, test } from '../test.ts';

// shop.md section 2.2 on a phone: the page is usable with a thumb

const bar = (page: Page) => page.locator('.krume-buy-bar');
const shownPicture = (page: Page) => page.locator('.krume-picture img').getAttribute('alt');

/** Whether the bar covers the focused element. */
const coversFocus = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.krume-buy-bar');
    const focused = document.activeElement;
    if (!bar || !focused || bar.contains(focused)) return false;
    return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
  });

test('the sticky order bar is hidden while the add-to-cart button is on screen, and visible otherwise', async ({
  visit,
}) => {
  const { page } = await visit('/produkt/geburtstagstorte', { size: 'phone' });
  await bar(page).waitFor();
  const text = await bar(page).locator('p').innerText();
  expect(text.replaceAll('\u00ad', '')).toMatch(/^Geburtstagstorte Konfetti\s+ab CHF 48\.00$/);

  // An empty required field is marked and focused, and the bar does not cover it
  await bar(page).getByRole('button').tap();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('groesse');
  expect(await coversFocus(page)).toBe(false);

  await openProduct(page, 'ruchbrot');
  const own = page.locator('[data-widget="product-form"] form > .krume-button');
  await own.scrollIntoViewIfNeeded();
  await expect.poll(() => bar(page).count()).toBe(0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await bar(page).waitFor();
  await submitAddition(bar(page).getByRole('button'), (button) => button.tap());
  // When the bar disappears, the focus moves from its button to the button of the form
  await own.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await expect.poll(() => bar(page).count()).toBe(0);
  await expect.poll(() => own.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('the sticky order bar slides in when the user scrolls, and appears without animation when the page opens', async ({
  visit,
}) => {
  const { page } = await visit('/produkt/ruchbrot', { size: 'phone' });
  const animation = () => bar(page).evaluate((element) => getComputedStyle(element).animationName);
  expect(await animation()).toBe('none');
  await page.locator('[data-widget="product-form"] form > .krume-button').scrollIntoViewIfNeeded();
  await expect.poll(() => bar(page).count()).toBe(0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await animation()).toBe('krume-buy-bar');
});

test('the sticky order bar never covers the focused element, and is neither printed nor shown on a desktop', async ({
  visit,
}) => {
  const { page } = await visit('/produkt/geburtstagstorte', { size: 'phone' });
  await bar(page).waitFor();
  await page.locator('main a').first().focus();
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab');
    expect([stop, await coversFocus(page)]).toEqual([stop, false]);
  }
  // The bar does not cover the last link of the page
  await page.locator('.site-footer a').last().focus();
  await bar(page).waitFor();
  expect(await coversFocus(page)).toBe(false);
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids).toHaveLength(new Set(ids).size);

  await page.emulateMedia({ media: 'print' });
  expect(await bar(page).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => bar(page).count()).toBe(0);
});

test('the minus and plus buttons of a quantity field are large enough for a thumb, and no element covers them', async ({
  visit,
}) => {
  const { page, context } = await visit('/produkt/ruchbrot', { size: 'phone' });
  await ready(page, 'product-form');
  await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '2' } });
  for (const path of ['/produkt/ruchbrot', '/warenkorb']) {
    await page.goto(path);
    await page.locator('.krume-quantity').waitFor();
    const amount = () => page.locator('input[name="quantity"]').inputValue();
    const before = Number(await amount());
    const plus = page.getByRole('button', { name: /eins mehr$/i });
    expect(await plus.boundingBox()).toMatchObject({ width: 44, height: 44 });
    // The number fits between the two buttons
    const room = await page.locator('input[name="quantity"]').evaluate((field) => {
      const { paddingInlineStart, paddingInlineEnd, width } = getComputedStyle(field);
      return [paddingInlineStart, paddingInlineEnd, width].map(Number.parseFloat);
    });
    expect(Math.min(...room.slice(0, 2))).toBeGreaterThanOrEqual(44);
    expect(room[2]).toBeGreaterThanOrEqual(44 + 44 + 40);
    await plus.tap();
    await expect.poll(amount).toBe(String(before + 1));
    await page.getByRole('button', { name: /eins weniger$/i }).tap();
    await expect.poll(amount).toBe(String(before));
  }
});

test('a swipe changes the picture in the product gallery and in the lightbox, and a tap opens the lightbox', async ({
  visit,
}) => {
  const { page } = await visit('/produkt/ruchbrot', { size: 'phone' });
  await ready(page, 'product-gallery');
  await swipe(page, '.krume-picture', -150);
  await expect.poll(() => shownPicture(page)).toBe('Ruchbrot, von nahem');
  await swipe(page, '.krume-picture', -20);
  await swipe(page, '.krume-picture', 150);
  await expect.poll(() => shownPicture(page)).toBe('Ruchbrot, auf dem Tisch');
  await swipe(page, '.krume-picture', 150);
  expect(await shownPicture(page)).toBe('Ruchbrot, auf dem Tisch');
  expect(new URL(page.url()).pathname).toBe('/produkt/ruchbrot');

  // Chromium treats a tap right after a swipe as part of the swipe and fires no click, so the tap is repeated
  await page.evaluate(() => addEventListener('click', () => document.body.classList.add('is-clicked'), true));
  const isClicked = async () => (await page.locator('body.is-clicked').count()) === 1;
  await expect
    .poll(
      async () => {
        if (!(await isClicked())) await page.locator('.krume-picture').tap();
        return isClicked();
      },
      { interval: 1000 },
    )
    .toBe(true);
  const large = page.locator('.krume-lightbox figure img');
  await large.waitFor();
  await swipe(page, '.krume-lightbox figure', -150);
  await expect.poll(() => large.getAttribute('alt')).toBe('Ruchbrot, von nahem');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => large.getAttribute('alt')).toBe('Ruchbrot, am Fenster');
});

test('on a phone, the product name is visible below the picture without scrolling, in portrait and landscape', async ({
  visit,
}) => {
  const { page } = await visit('/produkt/geburtstagstorte', { size: 'phone' });
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const below = await page.evaluate(() => {
      const edge = document.querySelector('.krume-buy-bar')?.getBoundingClientRect().top ?? innerHeight;
      return (document.querySelector('h1')?.getBoundingClientRect().bottom ?? Number.NaN) - edge;
    });
    expect([width, below < 0]).toEqual([width, true]);
  }
});

test('on a phone, the footer fits on one screen', async ({ visit }) => {
  const { page } = await visit('/', { size: 'phone' });
  const footer = await page.locator('.site-footer').boundingBox();
  expect(footer?.height).toBeLessThanOrEqual(844);
});
