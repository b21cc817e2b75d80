// @vitest-environment page
import { html } from 'hono/html';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wishlistEntry } from '../../../fixtures/markup/wishlist-entry.ts';
import { wishlistPage } from '../../../fixtures/markup/wishlist-page.ts';
import { setOnWishlist } from '../../../shared/stores/wishlist/wishlist.ts';
import { keepHeart } from '../../../shared/stores/wishlist/wishlist-snapshot.ts';
import { dialog, dialogTexts } from '../../support/page/dialog.ts';
import { openPage, textOf } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';
import { connectShop } from '../../support/shop/shop.ts';
import { leavePage, returnToPage } from '../../support/shop/tabs.ts';

// shop.md sections 2.4, 4 "Wishlist", 8 and 9 "Timings": the wishlist page

let shop: ReturnType<typeof connectShop>;
let page: Awaited<ReturnType<typeof openPage>> | undefined;
let reduced: boolean;
/** Elements that fade out, with the durations. `endFades` completes the animations. */
let fades: { name: string | undefined; duration: unknown }[];
let endFades: () => void;

const names: Record<number, string> = {
  4711: 'Ruchbrot',
  4712: 'Basler Brot',
  4713: 'Butterzopf',
  4732: 'Geburtstagstorte',
};

/** Opens the page of a customer with these products on the wishlist. */
async function open(...ids: number[]) {
  await shop.signIn();
  for (const id of ids) await shop.wish(id);
  shop.sent.length = 0;
  const items = ids.map((id) => ({
    id,
    name: names[id] ?? '',
    text: '',
    url: '/produkt',
    image: '/bild.svg',
    price: html`<p class="price">CHF 4.20</p>`,
    quantity: id === 4712 ? 3 : undefined,
    note: id === 4732 ? 'Bitte treffen Sie zuerst Ihre Auswahl' : undefined,
  }));
  page = await openPage(
    wishlistEntry({ count: ids.length, url: '/wunschliste' }),
    wishlistPage({ items, shopUrl: '/produkte' }),
  );
  return page;
}

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.krume-line')]
    .filter((element) => !element.hidden)
    .map((element) => textOf(getElement('h2', element)));
const trash = (id: number) => getElement<HTMLButtonElement>(`[data-product-id="${id}"] .krume-remove`);
const addOne = (id: number) =>
  getElement<HTMLButtonElement>(`[data-product-id="${id}"] .krume-line-add button`);
const addAll = () => getElement<HTMLButtonElement>('.krume-add-all button');
const badge = () => document.querySelector('.krume-badge')?.textContent;
const isEmpty = () => [
  getElement('.krume-lines').hidden,
  getElement('.krume-add-all').hidden,
  !getElement('.krume-empty').hidden,
];

/** Clicks a button and waits until the fade has ended. */
async function press(button: HTMLElement): Promise<void> {
  button.click();
  await settled();
  endFades();
  await settled();
}

beforeEach(() => {
  listenToConsole();
  localStorage.clear();
  shop = connectShop();
  reduced = false;
  fades = [];
  let waiting: (() => void)[] = [];
  endFades = () => {
    for (const end of waiting) end();
    waiting = [];
  };
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  Object.assign(HTMLElement.prototype, {
    animate(this: HTMLElement, _: unknown, { duration }: { duration: number }) {
      fades.push({ name: textOf(getElement('h2', this)), duration });
      return { finished: new Promise<void>((resolve) => waiting.push(resolve)) };
    },
  });
});
afterEach(() => {
  page?.stop();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('clicking the trash button fades the wishlist entry out in 300 ms, updates the badge and moves the focus', async () => {
  await open(4711, 4712);
  trash(4711).focus();
  trash(4711).click();
  await settled();
  expect([shown(), fades]).toEqual([['Ruchbrot', 'Basler Brot'], [{ name: 'Ruchbrot', duration: 300 }]]);
  endFades();
  await settled();
  expect(shown()).toEqual(['Basler Brot']);
  expect(shop.calls()).toEqual(['DELETE /rest/product/4711/wishlist']);
  expect([badge(), document.activeElement]).toEqual(['1', trash(4712)]);
  expect(textOf(getElement('[role=status]'))).toBe('Ruchbrot wurde von der Wunschliste entfernt.');
});

test('if reduced motion is set, an entry is removed at once', async () => {
  reduced = true;
  await open(4711, 4712);
  trash(4711).click();
  await settled();
  expect([shown(), fades]).toEqual([['Basler Brot'], []]);
});

test('while an entry is being removed, its trash button shows a spinner and ignores a second click', async () => {
  await open(4711, 4712);
  const letGo = shop.hold();
  trash(4711).click();
  trash(4711).click();
  await settled();
  expect(trash(4711).querySelector('.krume-spinner')).not.toBeNull();
  expect(trash(4711).getAttribute('aria-disabled')).toBe('true');
  letGo();
  await settled();
  expect(shop.calls()).toEqual(['DELETE /rest/product/4711/wishlist']);
});

test('if removing an entry fails, the trash icon returns and an error dialog appears', async () => {
  await open(4711, 4712);
  await shop.fail('DELETE /rest/product/4711/wishlist', '409');
  await press(trash(4711));
  expect(trash(4711).querySelector('.krume-spinner')).toBeNull();
  expect(trash(4711).hasAttribute('aria-disabled')).toBe(false);
  expect([shown(), fades]).toEqual([['Ruchbrot', 'Basler Brot'], []]);
  expect(dialog()).toMatchObject({
    text: 'Produkt konnte nicht von der Wunschliste entfernt werden.',
    buttons: ['Seite erneut laden', 'Schliessen', 'Erneut versuchen'],
  });
});

test.each(['malformed', 'lost'] as const)(
  'if the response to a removal is invalid (%s), a dialog reports an unknown outcome, and the user can retry',
  async (mode) => {
    await open(4711, 4712);
    // The automatic retry with the same key also gets an invalid response
    await shop.fail('DELETE /rest/product/4711/wishlist', mode, 2);
    await press(trash(4711));
    expect([shown(), badge()]).toEqual([['Ruchbrot', 'Basler Brot'], '2']);
    expect(dialogTexts()).toEqual([
      'Es ist nicht bekannt, ob das Produkt auf der Wunschliste ist. Bitte versuchen Sie es noch einmal.',
    ]);
    await press(trash(4711));
    expect(new Set(shop.sent.map(({ key }) => key)).size).toBe(1);
    expect([shown(), badge()]).toEqual([['Basler Brot'], '1']);
    expect(textOf(getElement('[role=status]'))).toBe('Ruchbrot wurde von der Wunschliste entfernt.');
  },
);

test('retrying the removal of an entry succeeds even if the product no longer exists', async () => {
  await open(4711, 4712);
  await shop.take(4711);
  await shop.fail('DELETE /rest/product/4711/wishlist', 'malformed', 1);
  await press(trash(4711));
  await press(trash(4711));
  expect([shown(), badge()]).toEqual([['Basler Brot'], '1']);
});

test('if the session has expired, a click on the trash button shows only the session dialog', async () => {
  await open(4711);
  await shop.fail('DELETE /rest/product/4711/wishlist', '401');
  await press(trash(4711));
  expect(shown()).toEqual(['Ruchbrot']);
  expect(dialogTexts()).toEqual(['Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an.']);
});

test('if the response to adding the whole wishlist is lost, a retry uses the same idempotency key', async () => {
  await open(4711, 4712);
  await shop.fail('POST /rest/cart/*', 'lost', 2);
  await press(addAll());
  expect(dialogTexts()).toEqual([
    'Es ist nicht bekannt, ob die Wunschliste im Warenkorb ist. Versuchen Sie es noch einmal: Auch dann kommt sie nur einmal hinein.',
  ]);
  await press(addAll());
  expect(isEmpty()).toEqual([true, true, true]);
  const keys = shop.sent.filter(({ what }) => what.startsWith('POST /rest/cart/')).map(({ key }) => key);
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  expect(await shop.cart()).toMatchObject({ itemsQuantity: 2 });
});

test('removing the last entry shows the text for an empty wishlist and hides the add-all button', async () => {
  await open(4711);
  expect(isEmpty()).toEqual([false, false, false]);
  trash(4711).focus();
  await press(trash(4711));
  expect(isEmpty()).toEqual([true, true, true]);
  expect(textOf(getElement('.krume-empty p'))).toBe('Keine Produkte in der Wunschliste.');
  expect(document.activeElement).toBe(getElement('.krume-empty a'));
});

test('clicking a heart in another tab removes the product from the list, and a second click restores the product', async () => {
  const { otherTab } = await open(4711, 4712);
  otherTab.postMessage({ wishlistCount: 1, heart: { productId: '4711', on: false } });
  await settled();
  endFades();
  await settled();
  expect([shown(), badge()]).toEqual([['Basler Brot'], '1']);
  otherTab.postMessage({ wishlistCount: 2, heart: { productId: '4711', on: true } });
  await settled();
  expect(shown()).toEqual(['Ruchbrot', 'Basler Brot']);
});

test('a wishlist page restored from the back/forward cache reloads if a product has been added', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  await open(4711);
  leavePage();
  keepHeart('4711', true, 1);
  returnToPage();
  expect(reload).not.toHaveBeenCalled();
  keepHeart('4712', true, 2);
  returnToPage();
  expect(reload).toHaveBeenCalledOnce();
});

test('if another tab adds a product that is not on the list, the wishlist page reloads', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const { otherTab } = await open(4711);
  otherTab.postMessage({ wishlistCount: 1, heart: { productId: '4711', on: true } });
  otherTab.postMessage({ wishlistCount: 1, heart: { productId: '4712', on: false } });
  expect(reload).not.toHaveBeenCalled();
  otherTab.postMessage({ wishlistCount: 2, heart: { productId: '4712', on: true } });
  expect(reload).toHaveBeenCalledOnce();
});

test('an empty wishlist page reloads when a product is added', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  await open();
  await setOnWishlist('4712', true);
  expect(badge()).toBe('1');
  expect(reload).toHaveBeenCalledOnce();
});

test('adding the whole wishlist to the cart empties the wishlist, hides the badge and emits the item count', async () => {
  const { listen, otherTab } = await open(4711, 4712);
  const signals: unknown[] = [];
  listen('product-added-to-cart', (detail) => signals.push(detail));
  await press(addAll());
  expect(shop.calls()).toEqual(['POST /rest/cart/wishlist']);
  expect(signals).toEqual([{ totalItems: 2 }]);
  expect([isEmpty(), badge()]).toEqual([[true, true, true], undefined]);
  expect(otherTab.received).toContainEqual({ wishlistCount: 0, heart: { productId: '4712', on: false } });
});

test('adding the whole wishlist moves the focus from the add-all button to the link to the shop', async () => {
  await open(4711, 4712);
  await shop.fail('POST /rest/cart/wishlist', '409', 1);
  addAll().focus();
  await press(addAll());
  expect(isEmpty()).toEqual([false, false, false]);
  dialog()?.press('Erneut versuchen');
  await settled();
  endFades();
  await settled();
  expect([isEmpty(), document.activeElement]).toEqual([[true, true, true], getElement('.krume-empty a')]);
});

test('if adding the whole wishlist fails, the list keeps its entries and an error dialog appears', async () => {
  await open(4711, 4712);
  await shop.fail('POST /rest/cart/wishlist', '409');
  await press(addAll());
  expect([shown(), badge(), addAll().hasAttribute('aria-disabled')]).toEqual([
    ['Ruchbrot', 'Basler Brot'],
    '2',
    false,
  ]);
  expect(dialog()).toMatchObject({
    text: 'Wunschliste konnte nicht zum Warenkorb hinzugefügt werden.',
    buttons: ['Seite erneut laden', 'Schliessen', 'Erneut versuchen'],
  });
});

test('if the server refuses to add the whole wishlist, the note at the entry without a selected variant gets the focus', async () => {
  await open(4732);
  await press(addAll());
  dialog()?.press('Schliessen');
  await settled();
  expect(document.activeElement?.textContent).toBe('Bitte treffen Sie zuerst Ihre Auswahl');
  expect(shown()).toEqual(['Geburtstagstorte']);
});

test('adding the whole wishlist keeps entries that have no selected variant, and names these entries in a note', async () => {
  const { stop } = await open(4711, 4732, 4712);
  await press(addAll());
  expect((await shop.cart()).itemsQuantity).toBe(2);
  expect([shown(), badge(), dialog()]).toEqual([['Geburtstagstorte'], '1', undefined]);
  const note =
    'Nicht im Warenkorb, weil noch eine Auswahl fehlt oder weil es sie nicht mehr gibt: Geburtstagstorte';
  expect(textOf(getElement('.krume-skipped'))).toBe(note);
  expect(getElement('.krume-skipped a').getAttribute('href')).toBe('/produkt');
  expect(textOf(getElement('[data-widget="wishlist-page"] > [role=status]'))).toBe(note);
  stop();
  expect(document.querySelector('.krume-skipped')).toBeNull();
});

test("the add-to-cart button of an entry adds the product's minimum order and keeps the entry on the list", async () => {
  await open(4711, 4712);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  addOne(4712).click();
  addOne(4712).click();
  await settled();
  expect(shop.calls()).toEqual(['POST /rest/cart/item/4712']);
  expect(shop.bodies()).toEqual([{ quantity: 3, productOptions: [], customOptions: [] }]);
  expect(await shop.cart()).toMatchObject({ itemsQuantity: 3 });
  expect([shown(), badge()]).toEqual([['Ruchbrot', 'Basler Brot'], '2']);
  expect(textOf(getElement('[data-widget="wishlist-page"] > [role=status]'))).toBe(
    'Basler Brot ist im Warenkorb.',
  );
  expect(textOf(addOne(4712))).toBe('Erfolgreich hinzugefügt');
  vi.advanceTimersByTime(2500);
  expect(textOf(addOne(4712))).toBe('In den Warenkorb');
  vi.useRealTimers();
});

test('if no variant is selected, the entry has a link to the product instead of an add-to-cart button', async () => {
  await open(4711, 4732);
  expect(document.querySelector('[data-product-id="4732"] .krume-line-add')).toBeNull();
  expect(getElement('[data-product-id="4732"] .krume-line-note a').getAttribute('href')).toBe('/produkt');
});

test('if the response to adding one entry is lost, a retry uses the same idempotency key', async () => {
  await open(4711);
  // Both attempts fail. The cart request, which would show the outcome, fails too
  await shop.fail('/rest/cart/*', 'lost', 3);
  await press(addOne(4711));
  expect(dialogTexts()).toEqual([
    'Es ist nicht bekannt, ob das Produkt im Warenkorb ist. Bitte sehen Sie im Warenkorb nach.',
  ]);
  await press(addOne(4711));
  const keys = shop.sent.filter(({ what }) => what.startsWith('POST /rest/cart/')).map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
  expect(await shop.cart()).toMatchObject({ itemsQuantity: 1 });
});

test.each([
  ['.krume-add-all', 'POST /rest/cart/wishlist'],
  ['[data-product-id="4711"] .krume-line-add', 'POST /rest/cart/item/4711'],
  ['[data-product-id="4711"] .krume-line-remove', 'DELETE /rest/product/4711/wishlist'],
])(
  'if the submit button is an <input>, the form %s still sends the expected request',
  async (place, what) => {
    await open(4711);
    const input = Object.assign(document.createElement('input'), { type: 'submit', value: 'Senden' });
    getElement(`${place} button`).replaceWith(input);
    input.click();
    await settled();
    expect(shop.sent.map((sent) => sent.what)).toContain(what);
  },
);

test("unmounting the wishlist page restores the server's HTML", async () => {
  const { stop } = await open(4711, 4712);
  const host = getElement('[data-widget="wishlist-page"]');
  await press(addOne(4712));
  await press(trash(4711));
  stop();
  expect(textOf(addOne(4712))).toBe('In den Warenkorb');
  expect(shown()).toEqual(['Ruchbrot', 'Basler Brot']);
  expect(host.querySelector('[role=status]')).toBeNull();
});

test('requests to remove an entry or add the whole wishlist contain the hidden fields of their forms', async () => {
  await open(4711, 4712);
  for (const form of document.querySelectorAll('form'))
    form.insertAdjacentHTML('beforeend', '<input type="hidden" name="_token" value="abc">');
  await press(trash(4711));
  await press(addAll());
  expect(shop.bodies()).toEqual([{ fields: { _token: 'abc' } }, { fields: { _token: 'abc' } }]);
});

test.each([
  ['submit', 'value'],
  ['image', 'alt'],
] as const)(
  'an add-to-cart <input type="%s"> shows the success text in its %s for 2.5 s, then its label again',
  async (type, name) => {
    await open(4711);
    const input = Object.assign(document.createElement('input'), { type, [name]: 'Bestellen' });
    addOne(4711).replaceWith(input);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    input.form?.requestSubmit();
    await settled();
    expect(shop.bodies()).toEqual([{ quantity: 1, productOptions: [], customOptions: [] }]);
    expect(input[name]).toBe('Erfolgreich hinzugefügt');
    vi.advanceTimersByTime(2500);
    expect(input[name]).toBe('Bestellen');
    vi.useRealTimers();
  },
);
