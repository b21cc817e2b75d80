import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { unplacedPath } from '../../../../demo-pages/static/place.ts';
import { cartItemUrl } from '../browser/intercept.ts';
import { demoPath } from '../static-demo/static-host.ts';

/** The widgets of a page with a name and a state. */
export const widgets = (page: Page, name: string, state = 'ready'): Locator =>
  page.locator(`[data-widget="${name}"][data-widget-state="${state}"]`);

/** Waits until the first widget with a name is ready. */
export const ready = (page: Page, name: string): Promise<void> =>
  widgets(page, name).first().waitFor({ state: 'attached' });

/**
 * Goes back or forward and waits until the page has loaded. If Playwright loses the page during the navigation, the
 * call is repeated.
 */
export async function travel(page: Page, direction: 'goBack' | 'goForward'): Promise<void> {
  await page[direction]({ waitUntil: 'commit' }).catch(async (error: unknown) => {
    if (!String(error).includes('Not attached to an active page')) throw error;
    await page.waitForLoadState();
    await page[direction]({ waitUntil: 'commit' });
  });
}

/** The path of a page. In the static demo, without the demo's folder and the trailing slash. */
export const pathOf = (page: Page): string =>
  unplacedPath(new URL(page.url()).pathname, process.env.PAGES === 'static' ? `${demoPath}/` : '/');

export async function headerReady(page: Page): Promise<void> {
  await ready(page, 'cart-flyout');
  await ready(page, 'wishlist-entry');
}

/** The heart on a product card. */
export const heart = (page: Page, product: string): Locator =>
  page.getByRole('button', { name: `${product}: Auf die Wunschliste`, exact: true });

/** The panel of the cart flyout. While closed, it is in the document but hidden. */
export const flyout = (page: Page): Locator => page.locator('.krume-cart-panel');

export const cartEntry = (page: Page): Locator => page.locator('[data-widget="cart-flyout"] > a');

const badge = (page: Page, widget: string) => page.locator(`[data-widget="${widget}"] .krume-badge`);

/** Text of the header's badges; '' for a hidden badge. */
export const badges = async (page: Page): Promise<{ cart: string; wishlist: string }> => ({
  cart: (await badge(page, 'cart-flyout').allTextContents()).join(),
  wishlist: (await badge(page, 'wishlist-entry').allTextContents()).join(),
});

export const expectBadges = (page: Page, expected: { cart?: string; wishlist?: string }): Promise<void> =>
  expect.poll(() => badges(page)).toMatchObject(expected);

export const expectPressed = (button: Locator, pressed: boolean): Promise<void> =>
  expect.poll(() => button.getAttribute('aria-pressed')).toBe(String(pressed));

export const expectFlyout = (page: Page, open: boolean): Promise<void> =>
  expect.poll(() => flyout(page).getAttribute('data-open')).toBe(String(open));

export async function openProduct(page: Page, slug: string): Promise<void> {
  await page.goto(`/produkt/${slug}`);
  await ready(page, 'product-form');
  await headerReady(page);
}

export const addButton = (page: Page): Locator =>
  page.locator('[data-widget="product-form"] [type="submit"]').first();

/** Submits the product form and waits until the server has confirmed the addition. */
export const addToCart = (page: Page): Promise<void> => submitAddition(addButton(page));

/**
 * Clicks a button that adds a product. Waits until the server has confirmed the addition and the button is enabled
 * again.
 */
export async function submitAddition(
  button: Locator,
  press: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<void> {
  const responded = button
    .page()
    .waitForResponse(
      (response) => response.request().method() === 'POST' && cartItemUrl.test(response.url()),
    );
  await press(button);
  expect((await responded).ok()).toBe(true);
  await expect.poll(() => button.isEnabled()).toBe(true);
}

/** The wishlist button of a product page, for a customer. */
export const wishlistButton = (page: Page): Locator =>
  widgets(page, 'product-form').locator('button[aria-pressed]');

/** Number of elements below the viewport that will fade in. */
export const unseen = (page: Page) => page.locator('[data-unseen]').count();

/** Scrolls two pixels. Content below the viewport stays visible until the user scrolls. */
export async function startScrolling(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 2));
  await expect.poll(() => unseen(page)).toBeGreaterThan(0);
}
