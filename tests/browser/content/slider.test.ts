import type { Locator, Page } from 'playwright-core';
import { chunkUrl, holdRequests } from '../support/browser/intercept.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { expectPressed, headerReady, heart, pathOf, ready, widgets } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// shop.md section 2.1: arrows appear on hover, and touch devices can swipe

const slider = (page: Page) => page.locator('[data-widget="product-slider"]');
const next = (page: Page) => page.getByRole('button', { name: 'Nächste Produkte' });
const previous = (page: Page) => page.getByRole('button', { name: 'Vorherige Produkte' });
const opacity = (place: Locator) => place.evaluate((element) => Number(getComputedStyle(element).opacity));

/** Number of pixels that the row has moved. */
const moved = (page: Page) =>
  slider(page).evaluate((host) => {
    const [list] = host.children;
    return list ? Math.round(-new DOMMatrix(getComputedStyle(list).transform).m41) + 0 : 0;
  });

/** Indexes of the products that are fully visible. */
const inView = (page: Page) =>
  slider(page).evaluate((host) => {
    const [list] = host.children;
    return [...(list?.children ?? [])].flatMap((item, index) => {
      const { left, right } = item.getBoundingClientRect();
      return left >= -1 && right <= innerWidth + 1 ? [index] : [];
    });
  });

async function openSlider(page: Page): Promise<void> {
  await page.goto('/');
  await slider(page).scrollIntoViewIfNeeded();
  await ready(page, 'product-slider');
  await headerReady(page);
}

async function waitForRest(page: Page): Promise<void> {
  let before = Number.NaN;
  await expect
    .poll(
      async () => {
        const now = await moved(page);
        const isStill = now === before;
        before = now;
        return isStill;
      },
      { interval: 150 },
    )
    .toBe(true);
}

test('the arrows of the product slider appear on hover, and are disabled at the ends of the slider', async ({
  visit,
}) => {
  const { page } = await visit('/');
  await openSlider(page);
  expect(await opacity(next(page))).toBe(0);
  await slider(page).hover();
  await expect.poll(() => opacity(next(page))).toBe(1);
  expect(await previous(page).getAttribute('aria-disabled')).toBe('true');
  const seen = await inView(page);

  await next(page).click();
  await expect.poll(async () => (await inView(page))[0]).toBe(seen.length);
  await waitForRest(page);
  expect(await previous(page).getAttribute('aria-disabled')).toBe('false');
  expect(await next(page).getAttribute('aria-disabled')).toBe('true');
  await expectAccessible(page, 'at the end');

  // The arrow keeps the focus when it becomes disabled
  expect(await next(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await previous(page).click();
  await expect.poll(() => moved(page)).toBe(0);
});

test('arrow keys move the product slider, and Tab scrolls the focused product into view', async ({
  visit,
}) => {
  const { page } = await visit('/');
  await openSlider(page);
  await slider(page).getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => moved(page)).toBeGreaterThan(300);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => moved(page)).toBe(0);

  for (let tabs = 0; tabs < 12; tabs++) await page.keyboard.press('Tab');
  const place = () =>
    page.evaluate(() => {
      const { left = -1, right = -1 } = document.activeElement?.getBoundingClientRect() ?? {};
      return left >= 0 && right <= innerWidth && document.activeElement?.closest('li') !== null;
    });
  await expect.poll(place).toBe(true);
  await expect.poll(() => opacity(next(page))).toBe(1);
});

test('a swipe moves the product slider, and a tap opens a product', { tags: ['story'] }, async ({
  visit,
}) => {
  const { page, context } = await visit('/', { size: 'phone' });
  await openSlider(page);
  const box = (await slider(page).boundingBox()) ?? expect.fail('no slider');
  const finger = await context.newCDPSession(page);
  const y = box.y + 100;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', 300);
  for (let x = 290; x >= 100; x -= 10) await touch('touchMove', x);
  await touch('touchEnd');
  await waitForRest(page);
  expect(await moved(page)).toBeGreaterThan(100);
  expect(pathOf(page)).toBe('/');
  expect(await opacity(next(page))).toBe(0);

  await slider(page).getByRole('link', { name: 'Zopf nach Mass', exact: true }).tap();
  await page.waitForURL('**/produkt/zopf-nach-mass');
});

test('dragging with the mouse moves the product slider and opens no product', async ({ visit }) => {
  const { page } = await visit('/');
  await openSlider(page);
  const box = (await slider(page).boundingBox()) ?? expect.fail('no slider');
  await page.mouse.move(900, box.y + 150);
  await page.mouse.down();
  await page.mouse.move(500, box.y + 150, { steps: 8 });
  await page.mouse.up();
  await waitForRest(page);
  expect(await moved(page)).toBeGreaterThan(200);
  expect(pathOf(page)).toBe('/');
});

test('a trackpad moves the product slider sideways and scrolls the page vertically', async ({ visit }) => {
  const { page } = await visit('/');
  await openSlider(page);
  await slider(page).hover();
  await page.mouse.wheel(120, 0);
  await expect.poll(() => moved(page)).toBeGreaterThan(100);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
});

test('with reduced motion, the product slider moves without animation', async ({ visit }) => {
  const { page } = await visit('/');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSlider(page);
  await slider(page).hover();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.krume-arrow-next')?.click();
  });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const at = await moved(page);
  await waitForRest(page);
  expect(await moved(page)).toBe(at);
  expect(at).toBeGreaterThan(300);
});

test('when the window is resized, the product slider measures its width again', async ({ visit }) => {
  const { page } = await visit('/');
  await openSlider(page);
  await slider(page).hover();
  await next(page).click();
  await waitForRest(page);
  await page.setViewportSize({ width: 800, height: 900 });
  // The fifth product is still the first visible product
  const fifth = slider(page).locator('li').nth(4);
  const gutter = await slider(page).evaluate((host) =>
    Number.parseFloat(getComputedStyle(host).paddingInlineStart),
  );
  await expect.poll(async () => Math.round((await fifth.boundingBox())?.x ?? 0)).toBe(Math.round(gutter));
});

test('mounting the product slider keeps its scroll position and causes no layout shift', async ({
  visit,
}) => {
  const { page } = await visit('/login');
  const release = await holdRequests(page, chunkUrl('product-slider'));
  await page.goto('/');
  await slider(page).scrollIntoViewIfNeeded();
  await slider(page).evaluate((host) => {
    const [, second] = host.querySelectorAll('li');
    host.scrollLeft = second ? second.offsetLeft - (host.querySelector('li')?.offsetLeft ?? 0) : 0;
  });
  const height = (await slider(page).boundingBox())?.height;
  const before = await inView(page);
  expect(before[0]).toBe(1);
  release();
  await ready(page, 'product-slider');
  expect(await inView(page)).toEqual(before);
  expect((await slider(page).boundingBox())?.height).toBe(height);
});

test('after the product slider has moved, its wishlist buttons work', async ({ visit }) => {
  const { page } = await visit('/', { as: 'customer' });
  await openSlider(page);
  await heart(page, 'Ruchbrot').click();
  await expectPressed(heart(page, 'Ruchbrot'), true);
  await next(page).press('Enter');
  await waitForRest(page);
  await previous(page).press('Enter');
  await waitForRest(page);
  await expectPressed(heart(page, 'Ruchbrot'), true);
  await heart(page, 'Ruchbrot').click();
  await expectPressed(heart(page, 'Ruchbrot'), false);
});

for (const [what, scripts] of [
  ['without JavaScript,', false],
  ['if the chunk of the widget fails to load,', true],
] as const) {
  test(`${what} the product slider is a scrollable row`, async ({ newUser }) => {
    const { page, allow } = await newUser({ scripts });
    allow(/Krume: Widget «|Failed to load resource/);
    await page.route(chunkUrl('product-slider'), (route) => route.abort());
    await page.goto('/');
    await slider(page).scrollIntoViewIfNeeded();
    if (scripts) await widgets(page, 'product-slider', 'failed').waitFor();
    await slider(page).hover();
    await page.mouse.wheel(400, 0);
    await expect.poll(async () => (await inView(page))[0]).toBeGreaterThan(0);
    expect(
      await slider(page)
        .getByRole('button', { name: /Produkte$/ })
        .count(),
    ).toBe(0);
  });
}
