// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heartToggle } from '../../../fixtures/markup/heart-toggle.ts';
import { productConfigurator } from '../../../fixtures/markup/product-configurator.ts';
import { productForm } from '../../../fixtures/markup/product-form.ts';
import { dialog } from '../../support/page/dialog.ts';
import { openPage } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';
import { connectShop } from '../../support/shop/shop.ts';

// shop.md section 6, "Guest": a guest has no wishlist, and no session that could expire

let page: Awaited<ReturnType<typeof openPage>> | undefined;

const plainProduct = { productId: 4711, name: 'Ruchbrot', active: false };
const login = '/login?weiter=/produkte';
const button = `<div data-widget="heart-toggle" data-product-id="4711" data-redirekt="${login}">
  <button type="button" data-widget-intent="toggle">Auf die Wunschliste</button>
</div>`;

const configure = (configuration: object) => {
  document.head.innerHTML = `<script type="application/json" data-krume-config>${JSON.stringify(configuration)}</script>`;
};

beforeEach(() => {
  listenToConsole();
  connectShop();
});
afterEach(() => {
  page?.stop();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

const misspelt = (markup: { toString(): string }, name: string) => String(markup).replace(name, `${name}l`);

test.each([
  ['heart', misspelt(heartToggle({ ...plainProduct, redirect: login }), 'data-redirect')],
  [
    'product configurator',
    misspelt(
      productConfigurator({
        ...plainProduct,
        url: '/produkt/ruchbrot',
        minimumOrder: 1,
        configurations: [],
        customOptions: [],
        selections: {},
        values: {},
        failing: [],
        inWishlist: false,
        wishlistUrl: login,
      }),
      'data-wishlist-url',
    ),
  ],
  [
    'product form',
    String(productForm({ ...plainProduct, minimumOrder: 1, inWishlist: false })).replace(
      '</form>',
      `<a href="${login}">Auf die Wunschliste</a></form>`,
    ),
  ],
])(
  'the server-rendered %s keeps the link to the sign-in page even if the attribute is misspelt or missing',
  async (_, html) => {
    page = await openPage(html);
    expect(getElement(`[data-widget-state="ready"] a[href="${login}"]`).textContent).toContain(
      'Auf die Wunschliste',
    );
  },
);

test.each([
  ['a page without the configured session cookie', { sessionCookies: ['anmeldung'] }],
  ['a page for guests', { authenticated: false }],
])(
  'on %s, a click on the heart shows a sign-in dialog and no message about an expired session',
  async (_, configuration) => {
    configure(configuration);
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    page = await openPage(button);
    getElement('button').click();
    await settled();
    expect([dialog()?.title, dialog()?.text]).toEqual([
      'Bitte melden Sie sich an',
      'Die Wunschliste ist für angemeldete Kundinnen und Kunden.',
    ]);
    expect(getElement('[data-widget] button').getAttribute('aria-pressed')).toBe('false');
    dialog()?.press('Schliessen');
    await settled();
    expect(dialog()).toBeUndefined();

    getElement('[data-widget] button').click();
    await settled();
    dialog()?.press('Anmelden');
    expect(assign).toHaveBeenCalledExactlyOnceWith('/login');
    dialog()?.press('Schliessen');
    await settled();
  },
);

test.each([
  ['the page', { authenticated: true }, button],
  ['the form of the heart', {}, String(heartToggle(plainProduct))],
])(
  'if the server rendered %s for a customer, status 401 is reported as an expired session',
  async (_, configuration, html) => {
    configure(configuration);
    page = await openPage(html);
    getElement('[data-widget] button').click();
    await settled();
    expect(dialog()?.title).toBe('Sie wurden abgemeldet');
  },
);
