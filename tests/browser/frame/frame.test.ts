import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/evidence/axe.ts';
import { reportEveryShift } from '../support/evidence/page-monitor.ts';
import { expectFlyout, headerReady, ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// site.md sections 2.3 to 2.5 in a browser: behaviour that needs layout, focus and scrolling

const bar = (page: Page) => page.locator('.krume-sticky-bar');
const nav = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' });
const entry = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true });
const toggle = (page: Page, name: string) => nav(page).getByRole('button', { name: `${name}: Menü` });
const openMenus = (page: Page) => nav(page).locator('[data-panel][data-open]').count();
const isStuck = (page: Page) =>
  page.locator('[data-widget="sticky-nav"]').evaluate((host) => host.hasAttribute('data-stuck'));
const scrollDown = (page: Page, y: number) => page.evaluate((top) => scrollTo(0, top), y);

async function frameReady(page: Page): Promise<void> {
  for (const name of ['sticky-nav', 'mega-menu']) await ready(page, name);
  await headerReady(page);
}

test('a mega menu opens on hover and by keyboard, and closes any other open menu', {
  tags: ['story'],
}, async ({ visit }) => {
  const { page } = await visit('/produkte', { as: 'customer' });
  await reportEveryShift(page);
  await frameReady(page);
  const panel = (index: number) => page.locator(`#menu-${index}`);
  // The first tab stop, the skip link, becomes visible
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.elementFromPoint(40, 30)?.textContent)).toBe('Zum Inhalt');
  await entry(page, 'Alle Produkte').hover();
  await panel(1).getByRole('link', { name: 'Ruchbrot' }).waitFor();
  await expectAccessible(page, 'menu in the header');
  // After Escape, the menu stays closed under the pointer
  await page.keyboard.press('Escape');
  await expect.poll(() => openMenus(page)).toBe(0);
  await page.mouse.move(700, 800);

  await toggle(page, 'Torten & Kuchen').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Schwarzwäldertorte');
  await page.keyboard.press('Escape');
  expect(await toggle(page, 'Torten & Kuchen').evaluate((button) => button === document.activeElement)).toBe(
    true,
  );

  await page.locator('.account-link').hover();
  await page.getByRole('link', { name: 'Kundenkonto' }).first().waitFor();
  await expectAccessible(page, 'account panel');
  // Opening a panel closes the panel that was open
  await page.locator('[data-widget="cart-flyout"] > a').hover();
  await expectFlyout(page, true);
  await expect.poll(() => page.locator('#konto').isVisible()).toBe(false);
  await page.locator('.account-link').hover();
  await expectFlyout(page, false);
  await page.mouse.click(20, 500);

  await scrollDown(page, 900);
  await expect.poll(() => isStuck(page)).toBe(true);
  await toggle(page, 'Backstube').click();
  await panel(7).getByRole('link', { name: 'Häufige Fragen' }).waitFor();
  await expectAccessible(page, 'menu in the bar');
  // Short menu entries are stacked beside a tall entry
  const topOf = async (name: string) =>
    (await panel(7).getByRole('link', { name, exact: true }).boundingBox())?.y ?? 0;
  expect((await topOf('Aktuell')) - (await topOf('Unser Handwerk'))).toBeGreaterThan(20);
  // A click outside the menu closes it
  await page.mouse.click(20, 700);
  expect(await openMenus(page)).toBe(0);
  // The sticky bar contains no second cart entry
  expect(await page.locator('[data-widget="cart-flyout"]').count()).toBe(1);
  await scrollDown(page, 0);
  await expect.poll(() => isStuck(page)).toBe(false);
});

for (const size of ['desktop', 'phone'] as const) {
  test(`on a ${size}, the sticky bar appears below the header and never covers the focused element`, async ({
    visit,
  }) => {
    const { page } = await visit('/produkte', { size });
    await reportEveryShift(page);
    await frameReady(page);
    const header = await page.locator('[data-widget="sticky-nav"]').boundingBox();
    const height = header?.height ?? 0;
    // The first jump to a link's target already leaves space for the bar
    const room = () =>
      page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart));
    await expect.poll(room).toBeCloseTo((await bar(page).boundingBox())?.height ?? 0, 0);
    const places = () =>
      bar(page)
        .locator('.logo, [data-widget="cart-flyout"]')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()).map(({ x, y }) => [x, y]));
    const inHeader = await places();
    await scrollDown(page, Math.floor(height / 2));
    expect(await isStuck(page)).toBe(false);
    await scrollDown(page, height + 400);
    await expect.poll(() => isStuck(page)).toBe(true);
    expect(await room()).toBeCloseTo((await bar(page).boundingBox())?.height ?? 0, 0);
    // While the user scrolls up, the sticky bar covers no focused link
    const links = page.locator('main .product-grid a:visible, main a:visible');
    for (const index of [24, 12, 6, 3]) {
      await links.nth(index).focus();
      await expect
        .poll(async () => {
          const [focused, over] = await Promise.all([
            links.nth(index).boundingBox(),
            bar(page).boundingBox(),
          ]);
          return (focused?.y ?? 0) >= (over?.y ?? 0) + (over?.height ?? 0) - 1 || !(await isStuck(page));
        })
        .toBe(true);
    }
    // The bar stays in place when the header scrolls back into view. The test waits until the bar is stuck, because the
    // bar counts two scrolls within 100 ms as one
    await scrollDown(page, 100_000);
    await expect.poll(() => isStuck(page)).toBe(true);
    const direction = () => page.locator('[data-widget="sticky-nav"]').getAttribute('data-scroll');
    await expect.poll(direction).toBe('down');
    await scrollDown(page, Math.floor(height / 2));
    await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(0);
    expect(await isStuck(page)).toBe(true);
    if (size === 'phone') expect(await places()).toEqual(inHeader);
    // The header keeps its height when the phone is rotated
    const view = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: view.height, height: view.width });
    await scrollDown(page, 0);
    await expect.poll(() => isStuck(page)).toBe(false);
    await page.setViewportSize(view);
    expect((await page.locator('[data-widget="sticky-nav"]').boundingBox())?.height).toBeCloseTo(height, 0);
  });
}

test('the header and its menus work with reduced motion and forced colours', async ({ newUser }) => {
  const { page } = await newUser();
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await page.goto('/produkte');
  await frameReady(page);
  await toggle(page, 'Backstube').click();
  await page.locator('#menu-7').waitFor();
  const running = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((animation) => /^krume-(panel|sticky)/.test((animation as CSSAnimation).animationName))
          .length,
    );
  expect(await running()).toBe(0);
  const box = await page.locator('#menu-7').boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 1440).toBe(true);
  await page.mouse.click(20, 880);
  await scrollDown(page, 1500);
  await expect.poll(() => isStuck(page)).toBe(true);
  expect(await running()).toBe(0);
});

test("without JavaScript, the header's entries are plain links", async ({ visit }) => {
  const { page } = await visit('/', { scripts: false });
  expect(await nav(page).getByRole('button').count()).toBe(0);
  await entry(page, 'Backstube').click();
  await page.getByRole('heading', { name: 'Unser Handwerk' }).waitFor();
});
