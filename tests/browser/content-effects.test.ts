import type { Page } from 'playwright-core';
import { expectAccessible } from './axe.ts';
import { chunkUrl } from './intercept.ts';
import { reportEveryShift } from './page-monitor.ts';
import { headerReady, ready, widgets } from './page-objects.ts';
import { expect, test } from './test.ts';

// site.md section 4.13 in a browser: what needs layout and scrolling.

const unseen = (page: Page) => page.locator('[data-unseen]').count();
/** Parts of the content that nobody could see, had they scrolled to them. */
const invisible = (page: Page) =>
  page
    .locator('[data-appear]:not([data-appear="items"]), [data-appear="items"] > *')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).opacity !== '1').length);
const topOf = (page: Page, id: string) =>
  page.locator(id).evaluate((place) => Math.round(place.getBoundingClientRect().top));

async function openCraft(page: Page): Promise<void> {
  await page.goto('/backstube');
  await ready(page, 'content-effects');
  await ready(page, 'sticky-nav');
  await headerReady(page);
}

for (const size of ['desktop', 'phone'] as const) {
  test(`on a ${size} content appears as it is scrolled to, to its very end, and nothing moves`, async ({
    newUser,
  }) => {
    const { page } = await newUser({ size });
    await openCraft(page);
    await reportEveryShift(page);
    const hidden = await unseen(page);
    expect(hidden).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo(0, innerHeight));
    await expect.poll(() => unseen(page)).toBeLessThan(hidden);
    // At the end of the page all that was passed over is there, too
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => unseen(page)).toBe(0);
    await expect.poll(() => invisible(page)).toBe(0);
    await expectAccessible(page, 'content that has appeared');
  });

  test(`on a ${size} a link scrolls to its place, which stands below the bar and has the focus next; Back leads back`, async ({
    newUser,
  }) => {
    const { page } = await newUser({ size });
    await openCraft(page);
    await page.getByRole('link', { name: 'Der Ofen' }).click();
    expect(new URL(page.url()).hash).toBe('#ofen');
    const bar = await page.evaluate(
      () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0,
    );
    await expect.poll(() => topOf(page, '#ofen')).toBe(Math.max(60, Math.round(bar)));
    await expect
      .poll(() =>
        page
          .locator('.chapter')
          .nth(1)
          .evaluate((part) => getComputedStyle(part).opacity),
      )
      .toBe('1');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('aus der Backstube');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}

test('on paper, and with less motion, all is there; a link jumps', async ({ newUser }) => {
  const { page, allow } = await newUser();
  allow(/layout shift/); // Paper is laid out anew
  await openCraft(page);
  expect(await unseen(page)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await invisible(page)).toBe(0);
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  expect(await invisible(page)).toBe(0);
  await page.getByRole('link', { name: 'Eine Nacht' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  const parts = page.locator('[data-appear]');
  expect(
    await parts.evaluateAll((all) => all.flatMap((part) => part.getAnimations({ subtree: true })).length),
  ).toBe(0);
});

test('with its chunk late everything is there until it comes; refused, and without JavaScript, it stays', async ({
  newUser,
}) => {
  const { page, allow } = await newUser();
  allow(/Krume: Widget «|Failed to load resource/);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(chunkUrl('content-effects'), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/backstube');
  await ready(page, 'sticky-nav');
  expect([await unseen(page), await invisible(page)]).toEqual([0, 0]);
  // What is read meanwhile is not taken away
  await page.evaluate(() => scrollTo(0, 900));
  release();
  await ready(page, 'content-effects');
  const inSight = await page
    .locator('[data-unseen]')
    .evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().top < innerHeight).length);
  expect(inSight).toBe(0);
  await page.unroute(chunkUrl('content-effects'));
  await page.route(chunkUrl('content-effects'), (route) => route.abort());
  await page.goto('/');
  await widgets(page, 'content-effects', 'failed').waitFor({ state: 'attached' });
  expect([await unseen(page), await invisible(page)]).toEqual([0, 0]);

  const plain = await newUser({ scripts: false });
  await plain.page.goto('/');
  expect(await plain.page.locator('[data-unseen]').count()).toBe(0);
});
