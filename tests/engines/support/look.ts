import { expect } from 'vitest';
import type { Tab } from '../drivers/engine.ts';

/** The text of the first matching element; undefined without a match. */
export const text = (tab: Tab, selector: string) =>
  tab.run(
    (wanted) => document.querySelector<HTMLElement>(wanted)?.innerText.trim().replace(/\s+/g, ' '),
    selector,
  );

export const attribute = (tab: Tab, selector: string, name: string) =>
  tab.run((wanted, key) => document.querySelector(wanted)?.getAttribute(key), selector, name);

export const value = (tab: Tab, selector: string) =>
  tab.run((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value, selector);

export const count = (tab: Tab, selector: string) =>
  tab.run((wanted) => document.querySelectorAll(wanted).length, selector);

/** Path, query and hash of the current URL. */
export const address = (tab: Tab) => tab.run(() => location.href.slice(location.origin.length));

export const expectText = (tab: Tab, selector: string, wanted: string | RegExp) =>
  expect.poll(() => text(tab, selector), { message: selector }).toMatch(wanted);

export const expectAddress = (tab: Tab, wanted: string) => expect.poll(() => address(tab)).toBe(wanted);

export const ready = (tab: Tab, ...widgets: string[]) =>
  expect
    .poll(() =>
      tab.run(
        (names) =>
          names.filter(
            (name) => !document.querySelector(`[data-widget="${name}"][data-widget-state="ready"]`),
          ),
        widgets,
      ),
    )
    .toEqual([]);

export const headerReady = (tab: Tab) => ready(tab, 'cart-flyout', 'wishlist-entry');

/** Texts of the header's badges, also while the sticky bar hides the badges; '' for a missing badge. */
const badges = (tab: Tab) =>
  tab.run(() => {
    const badge = (widget: string) =>
      document.querySelector(`[data-widget="${widget}"] .krume-badge:not([hidden])`)?.textContent ?? '';
    return { cart: badge('cart-flyout'), wishlist: badge('wishlist-entry') };
  });

export const expectBadges = (tab: Tab, expected: { cart?: string; wishlist?: string }) =>
  expect.poll(() => badges(tab)).toMatchObject(expected);

export const flyout = '.krume-cart-panel';
export const cartEntry = '[data-widget="cart-flyout"] > a';
export const addButton = '[data-widget="product-form"][data-widget-state="ready"] [type="submit"]';
export const wishlistButton = '[data-widget="product-form"] button[aria-pressed]';

/** The heart on a product card. */
export const heart = (productId: number) =>
  `[data-widget="heart-toggle"][data-product-id="${productId}"] > *`;

export const expectPressed = (tab: Tab, button: string, pressed: boolean) =>
  expect.poll(() => attribute(tab, button, 'aria-pressed'), { message: button }).toBe(String(pressed));

export const expectFlyout = (tab: Tab, open: boolean) =>
  expect.poll(() => attribute(tab, flyout, 'data-open')).toBe(String(open));

export const piecesInCart = (tab: Tab) =>
  tab.run(async (): Promise<number> => (await (await fetch('/rest/cart/')).json()).itemsQuantity);

export async function openProduct(tab: Tab, slug: string): Promise<void> {
  await tab.open(`/produkt/${slug}`);
  await ready(tab, 'product-form');
  await headerReady(tab);
}

/** Submits the product form and waits until the button confirms the addition. */
export async function addToCart(tab: Tab): Promise<void> {
  await tab.click(addButton);
  await expectText(tab, addButton, 'Erfolgreich hinzugefügt');
}
