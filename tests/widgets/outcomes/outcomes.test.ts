// @vitest-environment page
import { html } from 'hono/html';
import { afterEach, beforeEach, describe, vi } from 'vitest';
import { addressBook } from '../../../fixtures/markup/address-book.ts';
import { cartPage } from '../../../fixtures/markup/cart-page.ts';
import { heartToggle } from '../../../fixtures/markup/heart-toggle.ts';
import { productForm } from '../../../fixtures/markup/product-form.ts';
import { productReviews } from '../../../fixtures/markup/product-reviews.ts';
import { wishlistEntry } from '../../../fixtures/markup/wishlist-entry.ts';
import { wishlistPage } from '../../../fixtures/markup/wishlist-page.ts';
import { customers } from '../../../fixtures/shop/customers.ts';
import { sampledEach } from '../../support/data/sampled-tests.ts';
import { dialog } from '../../support/page/dialog.ts';
import { openPage, textOf, type } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';
import { connectShop } from '../../support/shop/shop.ts';
import { cells, checkCell, type Row } from './cells.ts';

let shop: ReturnType<typeof connectShop>;
let page: Awaited<ReturnType<typeof openPage>> | undefined;
const [anna] = customers;

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  listenToConsole();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('scrollTo', vi.fn());
  shop = connectShop();
  await shop.signIn();
});
afterEach(() => {
  page?.stop();
  page = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function press(label: string, within: ParentNode = document): Promise<void> {
  const button = [...within.querySelectorAll<HTMLElement>('button')].find((each) =>
    `${textOf(each)} ${each.getAttribute('aria-label')}`.includes(label),
  );
  if (!button) throw Error(`no button ${label} in ${textOf(document.body)}`);
  button.click();
  await settled();
}
const pass = async (milliseconds: number) => {
  await settled();
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settled();
};
const pieces = async () => (await shop.cart()).itemsQuantity;
const isOnList = async (id: number) =>
  (await (await shop.ask('/wunschliste')).text()).includes(`data-product-id="${id}"`);
const text = async (path: string) => (await shop.ask(path)).text();

async function openCart() {
  await shop.put(4711, 2);
  const cart = await shop.cart();
  page = await openPage(
    cartPage({
      cart,
      lines: [],
      maximum: 999,
      subtotal: 0,
      allergens: [],
      checkoutUrl: '/kasse',
      shopUrl: '/produkte',
    }),
  );
}
const openBook = async () => {
  page = await openPage(addressBook({ addresses: anna.addresses, url: '/konto/adressen' }));
};
const regula = {
  firstName: 'Regula',
  lastName: 'Muster',
  phone: '061 555 01 24',
  street: 'Rebgasse 12',
  zip: '4058',
};
const fill = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values))
    type(getElement<HTMLInputElement>(`[name="${name}"]`), value);
};
const book = { asks: 'GET /rest/profile/address/', unknown: 'Es ist nicht bekannt, ob die Adresse' };
const isPressed = () => getElement('[data-widget="heart-toggle"] button').getAttribute('aria-pressed');
const heart = {
  asks: 'nothing',
  unknown: 'Es ist nicht bekannt, ob das Produkt auf der Wunschliste ist.',
  act: async () => {
    getElement('[data-widget="heart-toggle"] button').click();
    await settled();
  },
};
const cart = { asks: 'GET /rest/cart/' };

const rows: Record<string, Row & { open(): Promise<unknown> }> = {
  'adding a product to the cart': {
    ...cart,
    scope: 'POST /rest/cart/item/4711',
    async open() {
      page = await openPage(
        productForm({ productId: 4711, name: 'Ruchbrot', minimumOrder: 1, inWishlist: false }),
      );
      const { seedCartCount } = await import('../../../shared/stores/cart/cart.ts');
      seedCartCount(0);
    },
    async act() {
      type(getElement<HTMLInputElement>('input[name=quantity]'), '3');
      await settled();
      getElement<HTMLButtonElement>('button[type=submit]').click();
      await settled();
    },
    made: async () => (await pieces()) / 3,
    done: 'Erfolgreich hinzugefügt',
    failed: 'Produkt konnte nicht zum Warenkorb hinzugefügt werden.',
    unknown: 'Es ist nicht bekannt, ob das Produkt im Warenkorb ist.',
  },
  'changing a quantity in the cart': {
    ...cart,
    scope: 'PATCH /rest/cart/item/*',
    open: openCart,
    async act() {
      type(getElement<HTMLInputElement>('.krume-line input'), '5');
      await pass(400);
    },
    made: async () => ((await pieces()) === 5 ? 1 : 0),
    done: 'Gesamtsumme (inkl. MwSt.)CHF 21.00',
    failed: /Die Anzahl konnte nicht geändert werden|Das geht gerade nicht/,
    unknown: 'Es ist nicht bekannt, ob die Anzahl geändert wurde.',
    async again() {
      const button = [...document.querySelectorAll('button')].find(
        (each) => textOf(each) === 'Erneut versuchen',
      );
      if (button) button.click();
      else {
        const input = getElement<HTMLInputElement>('.krume-line input');
        type(input, '4');
        type(input, '5');
      }
      await pass(400);
    },
  },
  'removing an item from the cart': {
    ...cart,
    scope: 'DELETE /rest/cart/item/*',
    open: openCart,
    async act() {
      getElement('.krume-remove').click();
      await settled();
      getElement('.krume-undo button').blur();
      await pass(12_000);
    },
    made: async () => ((await pieces()) === 0 ? 1 : 0),
    done: 'Ruchbrot wurde entfernt.',
    failed: 'Produkt konnte nicht vom Warenkorb entfernt werden.',
    unknown: 'Es ist nicht bekannt, ob das Produkt noch im Warenkorb ist.',
    async again() {
      dialog()?.press('Erneut versuchen');
      await settled();
      document.querySelector<HTMLElement>('.krume-undo button')?.blur();
      await pass(12_000);
    },
  },
  'adding a product to the wishlist': {
    ...heart,
    scope: 'POST /rest/product/4711/wishlist',
    async open() {
      page = await openPage(heartToggle({ productId: 4711, name: 'Ruchbrot', active: false }));
    },
    made: async () => ((await isOnList(4711)) ? 1 : 0),
    done: () => isPressed() === 'true',
    failed: 'Produkt konnte nicht auf die Wunschliste hinzugefügt werden.',
  },
  'removing a product from the wishlist': {
    ...heart,
    scope: 'DELETE /rest/product/4711/wishlist',
    async open() {
      await shop.wish(4711);
      page = await openPage(heartToggle({ productId: 4711, name: 'Ruchbrot', active: true }));
    },
    made: async () => ((await isOnList(4711)) ? 0 : 1),
    done: () => isPressed() === 'false',
    failed: 'Produkt konnte nicht von der Wunschliste entfernt werden.',
  },
  'adding the whole wishlist to the cart': {
    ...cart,
    scope: 'POST /rest/cart/wishlist',
    async open() {
      await shop.wish(4711);
      const item = {
        id: 4711,
        name: 'Ruchbrot',
        text: '',
        url: '/p',
        image: '/b.svg',
        price: html``,
        note: undefined,
      };
      page = await openPage(
        wishlistEntry({ count: 1, url: '/wunschliste' }),
        wishlistPage({ items: [item], shopUrl: '/produkte' }),
      );
    },
    async act() {
      getElement<HTMLButtonElement>('.krume-add-all button').click();
      await settled();
    },
    made: pieces,
    done: 'Die Wunschliste ist im Warenkorb.',
    failed: 'Wunschliste konnte nicht zum Warenkorb hinzugefügt werden.',
    unknown: 'Es ist nicht bekannt, ob die Wunschliste im Warenkorb ist.',
  },
  'submitting a review': {
    scope: 'POST /rest/product/4713/review/',
    asks: 'GET /rest/product/4713/review/',
    async open() {
      page = await openPage(
        productReviews({ url: '/p', values: {}, failing: [], productId: 4713, hasName: true, count: 3 }),
      );
    },
    async act() {
      getElement('[name=rating][value="4"]').click();
      fill({ title: 'Fein', comment: 'Ganz besonders fein.', customer: 'Regula' });
      await settled();
      getElement<HTMLButtonElement>('.krume-review-form button').click();
      await settled();
    },
    made: async () => (await text('/rest/product/4713/review/')).split('Ganz besonders fein.').length - 1,
    done: 'Vielen Dank für Ihre Bewertung.',
    failed: 'Review konnte nicht eingetragen werden.',
    unknown: 'Es ist nicht bekannt, ob Ihre Bewertung eingetragen wurde.',
  },
  'creating an address': {
    ...book,
    scope: 'POST /rest/profile/address/',
    open: openBook,
    async act() {
      await press('Neue Adresse');
      fill({ ...regula, city: 'Basel' });
      await press('Speichern');
    },
    made: async () => (await text('/rest/profile/address/')).split('"Regula"').length - 1,
    done: 'Die Adresse ist gespeichert.',
    failed: 'Adresse konnte nicht erstellt werden.',
  },
  'changing an address': {
    ...book,
    scope: 'PATCH /rest/profile/address/*',
    open: openBook,
    async act() {
      await press('Bearbeiten', getElement('[data-address-id="35"]'));
      fill({ firstName: 'Regula' });
      await press('Speichern');
    },
    made: async () => (await text('/rest/profile/address/')).split('"Regula"').length - 1,
    done: 'Die Adresse ist gespeichert.',
    failed: 'Adresse konnte nicht bearbeitet werden.',
  },
  'deleting an address': {
    ...book,
    isGoneMade: true,
    scope: 'DELETE /rest/profile/address/*',
    open: openBook,
    async act() {
      await press('Löschen', getElement('[data-address-id="35"]'));
      dialog()?.press('Ja');
      await settled();
    },
    made: async () => ((await text('/rest/profile/address/')).includes('"id":35') ? 0 : 1),
    done: 'Die Adresse ist gelöscht.',
    failed: 'Adresse konnte nicht entfernt werden.',
  },
};

describe.each(Object.values(rows).map((row, index) => [Object.keys(rows)[index], row, index] as const))(
  '%s',
  (_, row, index) => {
    sampledEach(
      cells,
      5,
      index,
    )(
      'if the response is $response (look-up: $lookUp), the page shows the true outcome and makes no change twice',
      async (cell) => {
        await row.open();
        await checkCell(shop, row, cell);
      },
    );
  },
);
