// @vitest-environment page
import { expect, test } from 'vitest';
import { checkSharedPage } from '../../widgets/check-shared-page.ts';
import { setPage } from '../support/page/page.ts';

// Tests which pages the check treats as shared. fixtures/mistakes/site/shared-page.ts contains the mistakes that the
// check reports

const reportsOf = (page: object, html: string, isWhole = true) => {
  setPage(html);
  return checkSharedPage({ ...page }, document.body, isWhole).map(({ text }) => text);
};
const shared = { sharedPage: true, sessionCookies: ['kundin'] };
const host = (name: string, more = '') => `<div data-widget="${name}" ${more}><a href="/">Konto</a></div>`;
const heart = '<div data-widget="heart-toggle"><form><button>Auf die Wunschliste</button></form></div>';

test.each(['checkout', 'address-book', 'wishlist-page'])(
  'the overlay reports %s only on a shared page',
  (name) => {
    expect(reportsOf(shared, host(name)).join()).toContain(
      `Widget «${name}» zeigt jeder Person etwas anderes`,
    );
    expect(reportsOf({ sharedPage: 'true', sessionCookies: ['kundin'] }, host(name))).toHaveLength(1);
    expect(reportsOf({ authenticated: true }, host(name))).toEqual([]);
  },
);

test('on a shared page, the overlay reports an account form and accepts a sign-in form', () => {
  expect(reportsOf(shared, host('checked-form', 'data-form="account"'))).toHaveLength(1);
  expect(reportsOf(shared, host('checked-form', 'data-form="login"'))).toEqual([]);
});

test.each<[string, object, string, boolean?]>([
  ['a single widget', {}, host('cart-flyout')],
  ['hearts that are links for guests', {}, host('cart-flyout') + host('heart-toggle')],
  [
    'a widget with a server-rendered count',
    {},
    host('cart-flyout', 'data-count="0"') + host('wishlist-entry'),
  ],
  ['a page with a known visitor', { authenticated: false }, host('cart-flyout') + host('wishlist-entry')],
  ['a page that is not shared', { sharedPage: false }, host('cart-flyout') + host('wishlist-entry')],
  ['a fragment of a page', {}, host('cart-flyout') + host('wishlist-entry'), false],
])('the check of shared pages reports no mistake for %s', (_, page, html, isWhole) => {
  expect(reportsOf(page, html, isWhole)).toEqual([]);
});

test('if the server has rendered neither a count nor a heart button, the page is checked as a shared page', () => {
  expect(reportsOf({}, host('cart-flyout') + heart)).toEqual([
    expect.stringContaining('fehlen («cart-flyout», «heart-toggle»)'),
  ]);
});
