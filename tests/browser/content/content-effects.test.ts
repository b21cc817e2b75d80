import type { Page } from 'playwright-core';
import { chunkUrl } from '../support/browser/intercept.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { reportEveryShift } from '../support/evidence/page-monitor.ts';
import { headerReady, ready, startScrolling, unseen, widgets } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// site.md section 4.13 in a browser: behaviour that needs layout and scrolling

/** Number of elements with a fade-in effect that are not fully opaque. */
const invisible = (page: Page) =>
  page
    .locator('[data-appear]:not([data-appear="items"]), [data-appear="items"] > *')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).opacity !== '1').length);

async function openCraft(page: Page): Promise<void> {
  await page.goto('/backstube');
  await ready(page, 'content-effects');
  await ready(page, 'sticky-nav');
  await headerReady(page);
}

for (const size of ['desktop', 'phone'] as const) {
  test(`on a ${size}, all content fades in while the user scrolls, and the layout does not shift`, async ({
    newUser,
  }) => {
    const { page } = await newUser({ size });
    await openCraft(page);
    await reportEveryShift(page);
    await startScrolling(page);
    const hidden = await unseen(page);
    await page.evaluate(() => scrollTo(0, innerHeight));
    await expect.poll(() => unseen(page)).toBeLessThan(hidden);
    // A jump to the end of the page also shows the content above
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => unseen(page)).toBe(0);
    await expect.poll(() => invisible(page)).toBe(0);
    await expectAccessible(page, 'content that has appeared');
  });

  test(`on a ${size}, a link scrolls its target to the lower edge of the sticky bar, and Back scrolls to the top again`, async ({
    newUser,
  }) => {
    const { page } = await newUser({ size });
    await openCraft(page);
    await page.getByRole('link', { name: 'Der Ofen' }).click();
    expect(new URL(page.url()).hash).toBe('#ofen');
    const distance = () =>
      page.locator('#ofen').evaluate((place) => {
        const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
        return Math.abs(place.getBoundingClientRect().top - Math.max(60, bar));
      });
    await page.locator('[data-widget="sticky-nav"][data-stuck]').waitFor();
    await expect.poll(distance).toBeLessThan(1);
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

for (const press of ['by mouse', 'by keyboard', 'a second time'] as const) {
  test(`if the user activates a link within the page ${press}, the page scrolls to the target within 600 ms`, async ({
    newUser,
  }) => {
    const { page } = await newUser();
    await openCraft(page);
    const link = page.getByRole('link', { name: 'Der Ofen' });
    if (press === 'a second time') {
      await recordScroll(page);
      await link.click();
      await expect.poll(() => hasArrived(page)).toBe(true);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    }
    await recordScroll(page);
    if (press === 'by keyboard') {
      await link.focus();
      await page.keyboard.press('Enter');
    } else await link.click();
    await expect.poll(() => hasArrived(page)).toBe(true);
    const { way, from, to } = await readScroll(page);
    // No frame is ahead of the easing curve. On a slow machine, frames can be behind the curve
    const tooFar = way.filter(({ elapsed, top }) => top > from + (to - from) * allowed(elapsed) + 2);
    expect(tooFar).toEqual([]);
    expect(way.some(({ top }) => top > from && top < to)).toBe(true);
    // Tab moves the focus on from the target of the link
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('aus der Backstube');
    expect(await page.evaluate(() => [location.hash, history.length])).toEqual(['#ofen', 3]);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => [location.hash, scrollY])).toEqual(['', 0]);
  });
}

/** The fraction of a 600 ms scroll that may be completed after some milliseconds, with easing. */
function allowed(elapsed: number): number {
  const progress = Math.min(1, elapsed / 600);
  return progress < 0.5 ? 2 * progress ** 2 : 1 - 2 * (1 - progress) ** 2;
}

/** Records the scroll position of each frame after the next click on a link. */
const recordScroll = (page: Page) =>
  page.evaluate(() => {
    const way: { elapsed: number; top: number }[] = [];
    Object.assign(window, { way });
    addEventListener(
      'click',
      () => {
        // The scroll starts in the frame of the click or in the next frame
        let began: number | undefined;
        const note = (now: number) => {
          began ??= now;
          way.push({ elapsed: now - began, top: scrollY });
          requestAnimationFrame(note);
        };
        requestAnimationFrame(note);
      },
      { once: true },
    );
  });

async function readScroll(page: Page) {
  const way: { elapsed: number; top: number }[] = await page.evaluate(() => Reflect.get(window, 'way'));
  return { way, from: way[0]?.top ?? 0, to: way.at(-1)?.top ?? 0 };
}

/** Whether a frame has shown the end position of the scroll. */
const hasArrived = (page: Page) =>
  page.evaluate(() => {
    const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const top = document.querySelector('#ofen')?.getBoundingClientRect().top ?? 0;
    const way: { top: number }[] = Reflect.get(window, 'way');
    return Math.abs(top - Math.max(60, bar)) < 1 && way.at(-1)?.top === scrollY;
  });

/** Texts in the main content that have a box in the layout but are transparent. */
const blank = (page: Page) =>
  page.locator('main :not(.visually-hidden, dialog *, [popover] *)').evaluateAll((elements) =>
    elements
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .filter((element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }))
      .map((element) => element.textContent),
  );

for (const path of ['/', '/backstube', '/produkte'])
  test(`all content of the page ${path} is visible in screenshots, in tall windows and in print`, {
    tags: ['story'],
  }, async ({ newUser }) => {
    const { page, allow } = await newUser({ size: 'phone' });
    allow(/layout shift/); // A tall window and paper have another layout
    await page.goto(path);
    await ready(page, path === '/produkte' ? 'reveal-list' : 'content-effects');
    await page.screenshot({ fullPage: true });
    expect(await blank(page)).toEqual([]);
    await startScrolling(page);
    await page.emulateMedia({ media: 'print' });
    expect(await blank(page)).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 390, height: 20_000 });
    await expect.poll(() => blank(page)).toEqual([]);
  });

test('all content is visible in print and with reduced motion, and reduced motion disables animations', async ({
  newUser,
}) => {
  const { page, allow } = await newUser();
  allow(/layout shift/); // Printing changes the layout
  await openCraft(page);
  await startScrolling(page);
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

test('content with a fade-in effect is visible before the script loads, and also if the script fails to load', async ({
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
  // Content that is already visible does not fade in again
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
