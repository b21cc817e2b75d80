// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountEntry } from '../../fixtures/markup/account-entry.ts';
import { cartFlyout } from '../../fixtures/markup/cart-flyout.ts';
import { cookieBanner } from '../../fixtures/markup/cookie-banner.ts';
import { liveSearch } from '../../fixtures/markup/live-search.ts';
import { megaMenu } from '../../fixtures/markup/mega-menu.ts';
import { mobileNav } from '../../fixtures/markup/mobile-nav.ts';
import { wishlistEntry } from '../../fixtures/markup/wishlist-entry.ts';
import { openPage, textOf, type } from '../support/page/live-page.ts';
import { getElement, settled } from '../support/page/page.ts';
import { connectShop } from '../support/shop/shop.ts';
import { leavePage, returnToPage } from '../support/shop/tabs.ts';

// site.md sections 2.2 to 2.9: the page frame (header, menus, banner) after a return from the back/forward cache

let shop: ReturnType<typeof connectShop>;
let stop: (() => void) | undefined;
beforeEach(() => {
  localStorage.clear();
  shop = connectShop();
});
afterEach(() => {
  stop?.();
  vi.unstubAllGlobals();
});

const pages = [{ title: 'Ruchbrot', url: '/produkt/ruchbrot' }];
const frame = [
  accountEntry({ id: 'k', label: 'Konto', links: [{ title: 'Adressen', url: '/konto/adressen' }] }),
  wishlistEntry({ count: 1, url: '/wunschliste' }),
  cartFlyout({ count: 0, cartUrl: '/warenkorb', checkoutUrl: '/kasse', shopUrl: '/produkte' }),
  liveSearch({ action: '/suche', id: 'suche' }),
  megaMenu({
    id: 'm',
    label: 'Hauptnavigation',
    entries: [{ title: 'Brote', url: '/brote', subPages: pages }],
    isMain: true,
  }),
  mobileNav('#fuss'),
  cookieBanner({}),
];

async function open(): Promise<void> {
  ({ stop } = await openPage(...frame));
}
/** Follows a link and returns. Calls `meanwhile` on the other page. */
async function goAndReturn(meanwhile: () => unknown = () => {}): Promise<void> {
  leavePage();
  await meanwhile();
  returnToPage();
  await settled();
}
const toggle = (id: string) => getElement(`[aria-controls="${id}"]`);
const isOpen = (id: string) => [
  toggle(id).getAttribute('aria-expanded'),
  getElement(`#${id}`).hasAttribute('data-open'),
];
const badges = () => [...document.querySelectorAll('.krume-badge:not([hidden])')].map(textOf);

test.each(['m-1', 'k'])(
  "after Back, the menu with the id '%s' is closed, and the button of the menu has the focus",
  async (id) => {
    await open();
    toggle(id).click();
    getElement(`#${id} a`).focus();
    expect(isOpen(id)).toEqual(['true', true]);
    await goAndReturn();
    expect(isOpen(id)).toEqual(['false', false]);
    expect(document.activeElement).toBe(toggle(id));
  },
);

test('after Back, the navigation drawer is closed without `history.back()` and can be opened again', async () => {
  await open();
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  getElement('.krume-burger').click();
  await settled();
  const drawer = getElement<HTMLDialogElement>('dialog');
  expect(drawer.open).toBe(true);
  // Simulates that the followed link has replaced the history entry of the drawer
  history.replaceState(null, '');
  await goAndReturn();
  expect([drawer.open, back.mock.calls.length]).toEqual([false, 0]);
  getElement('.krume-burger').click();
  await settled();
  expect(drawer.open).toBe(true);
});

test('if Firefox restores the history entry of the open drawer, the drawer closes without `history.back()`', async () => {
  await open();
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
  getElement('.krume-burger').click();
  await settled();
  getElement('dialog nav li > button').click();
  await settled();
  getElement('.krume-nav-panel a').click();
  expect(replace).toHaveBeenCalledOnce();
  await goAndReturn();
  expect([getElement<HTMLDialogElement>('dialog').open, back.mock.calls.length]).toEqual([false, 0]);
});

test('after Back, the search results are shown and no request is sent', async () => {
  await open();
  type(getElement('#suche'), 'zopf');
  getElement('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settled();
  const found = () => textOf(document.querySelector('.krume-search-results'));
  const before = found();
  expect(before).toContain('Butterzopf');
  const calls = () => shop.calls().filter((call) => call.includes('search')).length;
  const asked = calls();
  await goAndReturn();
  expect([found(), calls()]).toEqual([before, asked]);
});

test('after Back, the cookie banner is closed if the user has chosen an answer on another page', async () => {
  await open();
  expect(getElement('[data-widget="cookie-banner"]').hidden).toBe(false);
  await goAndReturn(() => localStorage.setItem('cookieConsent', 'denied'));
  expect(getElement('[data-widget="cookie-banner"]').hidden).toBe(true);
});

test('after Back, the badges in the header show the current counts', async () => {
  await open();
  expect(badges()).toEqual(['1']);
  await goAndReturn(() => shop.put(4711, 2));
  expect(badges()).toEqual(['1', '2']);
});
