// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchConfigurable } from '../../../shared/api/product.ts';
import * as yielding from '../../../shared/registry/schedule/yield-to-main.ts';
import { contentOf } from '../../../shared/stores/cake/cake-attempt.ts';
import * as designs from '../../../shared/stores/cake/cake-designs.ts';
import { $cartShown, seedCartCount } from '../../../shared/stores/cart/cart.ts';
import { productPage } from '../../../shared/stores/product/product-page.ts';
import { dialog } from '../../support/page/dialog.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';
import { leaveKept } from '../../support/shop/kept.ts';
import { emptyDatabase, keepElsewhere, kept, keptIn } from '../../support/shop/kept-cakes.ts';
import { connectShop } from '../../support/shop/shop.ts';
import { modulesOfChange } from '../outcomes/modules-of-change.ts';
import {
  button,
  cakeStart,
  confirmLook,
  creator,
  filled,
  fullBox,
  noImages,
  openCreator,
  orderEnds,
  pressOrder,
  printPhone,
} from './open-creator.ts';

// shop.md sections 4 "Add to cart", 7 and 8: ordering a box. The design is kept until the box is in the cart, and the
// cart contains the box only once

vi.mock(
  '../../../widgets/cake-creator/box/scene.ts',
  async () => (await import('./open-creator.ts')).noScene,
);
vi.mock(
  '../../../widgets/cake-creator/order/export-images.ts',
  async () => (await import('./open-creator.ts')).noImages,
);

const add = 'POST /rest/cart/item/4736';
const failed = 'Happy-Cake konnte zum Warenkorb hinzugefügt werden.';
const unknown =
  'Es ist nicht bekannt, ob Ihr Happy Cake im Warenkorb ist. Bitte sehen Sie im Warenkorb nach.';
let shop: ReturnType<typeof connectShop>;
let page: Awaited<ReturnType<typeof openCreator>>;

beforeEach(async () => {
  emptyDatabase();
  sessionStorage.clear();
  localStorage.clear();
  noImages.bytesPerShade = 0;
  noImages.printing = undefined;
  shop = connectShop();
  page = await openCreator(fullBox());
  seedCartCount(0);
});
afterEach(async () => {
  page.stop();
  // The responses of this page would change the stores of the next page
  await settled();
});

const keys = () => shop.sent.filter(({ what }) => what === add).map(({ key }) => key);
const inCart = async () => (await shop.cart()).items.map(({ quantity }) => quantity);
/** Whether both the creator and the storage still contain the design */
const isKept = () => filled().length === 8 && kept.get('cakes')?.has('4736:circle');

const file = (option: object, name: string, type: string) => ({
  option,
  name,
  type,
  base64: expect.any(String),
});

const isOpen = () => creator() !== null;
/** Texts of all dialogs except the creator */
const messages = () =>
  [...document.querySelectorAll('dialog:not(.krume-cake) p')].map(({ textContent }) => textContent);
const isBusy = () => creator()?.dataset.busy !== undefined;

async function order(): Promise<void> {
  await pressOrder();
  await orderEnds();
}

test('ordering a box sends two images, the quantity and the options, closes the creator and deletes the design', async () => {
  const added: unknown[] = [];
  page.listen('product-added-to-cart', (detail) => added.push(detail));
  await order();
  const [body] = shop.bodies() as Record<string, { id: number; type: string; value: object }[]>[];
  expect(body).toMatchObject({ quantity: 1, productOptions: cakeStart.productOptions });
  expect(body?.customOptions?.map(({ value, ...option }) => ({ ...value, option }))).toEqual([
    file({ id: 21, type: 'file' }, 'anordnung.jpg', 'image/jpeg'),
    file({ id: 20, type: 'file' }, 'print.png', 'image/png'),
  ]);
  expect([isOpen(), added.length, await inCart()]).toEqual([false, 1, [1]]);
  expect(kept.get('cakes')?.size).toBe(0);
  expect(kept.get('ordered-cakes')?.size).toBe(1);
});

// shared/changes/README.md lists the functions between the order button and `fetch`
test('between a click on the order button and fetchWithProgress(), the order passes through one function of each module of the plan', async () => {
  const modules = modulesOfChange((_, { method }) => method === 'POST');
  await order();
  expect(modules).toEqual([
    'widgets/cake-creator/order/use-cake-order.ts',
    'shared/stores/cart/cart.ts',
    'shared/changes/change.ts',
    'shared/api/client.ts',
  ]);
});

test('during the order request, the cake creator is disabled and ignores a second click', async () => {
  const release = shop.hold();
  await pressOrder();
  await vi.waitFor(() => expect(keys()).toHaveLength(1));
  expect(getElement('.krume-cake .krume-spinner').textContent).toBe('Wird hinzugefügt');
  const progress = getElement<HTMLProgressElement>('.krume-cake-foot progress');
  expect([progress.value, progress.getAttribute('aria-label')]).toEqual([0.5, 'Wird hinzugefügt']);
  const others = ['Abbrechen', 'Neustarten', 'Rückgängig', 'Wiederholen'];
  expect(others.map((name) => button(name).disabled)).toEqual(others.map(() => true));
  // The pressed button is not disabled, because a disabled button would lose the focus
  const pressed = button('Wird hinzugefügt');
  expect([pressed.disabled, pressed.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  pressed.click();
  expect(getElement('.krume-cake-table').inert).toBe(true);
  getElement('.krume-cake').dispatchEvent(new Event('cancel', { cancelable: true }));
  await settled();
  expect(messages()).not.toContain('Wollen Sie die Konfiguration wirklich abbrechen?');
  release();
  await orderEnds();
  expect([isOpen(), keys().length, await inCart()]).toEqual([false, 1, [1]]);
});

test('two simultaneous clicks on the order button add one box to the cart', async () => {
  button('In den Warenkorb').click();
  await pressOrder();
  await orderEnds();
  expect([isOpen(), keys().length, await inCart()]).toEqual([false, 1, [1]]);
});

test('while the print image is being created, its progress is shown and the creator is disabled', async () => {
  let release = () => {};
  noImages.printing = new Promise((resolve) => {
    release = resolve;
  });
  await pressOrder();
  expect(getElement('.krume-cake .krume-spinner').textContent).toBe('Druckbild wird erstellt');
  const progress = getElement<HTMLProgressElement>('.krume-cake-foot progress');
  expect([progress.value, progress.getAttribute('aria-label')]).toEqual([0.25, 'Druckbild wird erstellt']);
  expect([isBusy(), getElement('.krume-cake-table').inert, keys().length]).toEqual([true, true, 0]);
  release();
  await orderEnds();
  expect([isOpen(), await inCart()]).toEqual([false, [1]]);
});

test('if the image export fails after the user has left the page, no error appears', async () => {
  const logged = vi.spyOn(console, 'error');
  let fail = (_: Error) => {};
  noImages.printing = new Promise((_, reject) => {
    fail = reject;
  });
  await pressOrder();
  page.stop();
  fail(new DOMException('Unmounted', 'AbortError'));
  await settled();
  expect([logged.mock.calls, messages(), keys()]).toEqual([[], [], []]);
});

test('if a motif of the box fails to load, the box is not ordered, and a dialog offers a retry', async () => {
  page.stop();
  const rose = { type: 'pattern', index: 0, name: 'Rose', imagePath: '/rose.svg' } as const;
  const decode = vi.fn(async () => {
    throw new DOMException('The source image cannot be decoded.', 'EncodingError');
  });
  HTMLImageElement.prototype.decode = decode;
  page = await openCreator([rose, ...fullBox().slice(1)]);
  await order();
  expect(dialog()?.text).toBe('Die Vorschau kann gerade nicht gezeichnet werden.');
  expect([keys(), isKept()]).toEqual([[], true]);
  HTMLImageElement.prototype.decode = async () => {};
  dialog()?.press('Erneut versuchen');
  await confirmLook();
  await orderEnds();
  expect([isOpen(), await inCart()]).toEqual([false, [1]]);
});

test.each(['500', 'html', 'offline'] as const)(
  'if ordering a box fails (fault: %s), a dialog appears, the box is kept, and the user can retry',
  async (mode) => {
    listenToConsole();
    await shop.fail(add, mode);
    await order();
    expect(dialog()).toMatchObject({
      text: failed,
      buttons: ['Seite erneut laden', 'Schliessen', 'Erneut versuchen'],
    });
    expect([isKept(), await inCart()]).toEqual([true, []]);
    // The creator behind the dialog is enabled, so that the closing dialog can return the focus to the button
    expect([isBusy(), button('In den Warenkorb').getAttribute('aria-disabled')]).toEqual([false, 'false']);
    expect(getElement('.krume-cake-table').inert).toBe(false);
    await shop.fail(add, 'ok');
    dialog()?.press('Erneut versuchen');
    await orderEnds();
    expect([isOpen(), await inCart()]).toEqual([false, [1]]);
  },
);

test('if ordering a box failed while the device was offline, another attempt succeeds after the connection has returned', async () => {
  listenToConsole();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await shop.fail('', 'offline');
  await order();
  expect(dialog()?.text).toBe(failed);
  dialog()?.press('Schliessen');
  await settled();
  expect([isKept(), messages()]).toEqual([true, []]);
  isOnline.mockRestore();
  await shop.fail('', 'ok');
  await order();
  expect([isOpen(), await inCart()]).toEqual([false, [1]]);
});

test('when the session expires during an order, only the session dialog appears, and the box is kept', async () => {
  listenToConsole();
  await shop.fail(add, '401');
  await order();
  expect(messages()).toContain('Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an.');
  expect(messages()).not.toContain(failed);
  expect([isKept(), isBusy(), keys().length]).toEqual([true, false, 1]);
});

test.each(['lost', 'malformed', 'empty'] as const)(
  'if the response to an order is %s, the order is sent again with the same key, and no message appears',
  async (mode) => {
    listenToConsole();
    await shop.fail(add, mode, 1);
    await order();
    expect([isOpen(), messages(), await inCart()]).toEqual([false, [], [1]]);
    expect(new Set(keys()).size).toBe(1);
  },
);

test('if the outcome of an order is unknown, several retries add one box to the cart', async () => {
  listenToConsole();
  await shop.fail('/rest/cart/*', 'lost');
  await order();
  expect([dialog()?.text, isKept()]).toEqual([unknown, true]);
  dialog()?.press('Erneut versuchen');
  await orderEnds();
  expect([dialog()?.text, isKept()]).toEqual([unknown, true]);
  dialog()?.press('Schliessen');
  await settled();
  await shop.fail('/rest/cart/*', 'ok');
  await order();
  expect([isOpen(), await inCart(), new Set(keys()).size]).toEqual([false, [1], 1]);
});

test('closing the cake creator after an order with an unknown outcome opens the cart page', async () => {
  listenToConsole();
  await shop.fail('/rest/cart/*', 'lost');
  const before = $cartShown.get();
  await order();
  dialog()?.press('Schliessen');
  await settled();
  expect([isOpen(), $cartShown.get()]).toEqual([true, before]);
  button('Abbrechen').click();
  await settled();
  dialog()?.press('Ja');
  await settled();
  expect([isOpen(), $cartShown.get()]).toEqual([false, before + 1]);
});

test('if another tab has already ordered the same box, this tab uses the idempotency key of the other tab', async () => {
  const other = { content: 'another box', key: 'other-box', picture: 'another picture' };
  leaveKept('krume:cake-attempt', other, { where: 'device' });
  listenToConsole();
  await shop.fail('/rest/cart/*', 'lost');
  await order();
  dialog()?.press('Schliessen');
  await settled();
  const [own] = keys();
  expect(own).not.toBe('other-box');
  // The other tab has sent the same box with a key of its own
  const sent = localStorage.getItem('krume:cake-attempt') ?? '';
  localStorage.setItem('krume:cake-attempt', sent.replace(String(own), 'other-tab'));
  await shop.fail('', 'ok');
  await order();
  expect(keys().at(-1)).toBe('other-tab');
});

test('if another tab orders the design while this tab exports the images, this tab does not order the design again', async () => {
  let release = () => {};
  noImages.printing = new Promise((resolve) => {
    release = resolve;
  });
  await pressOrder();
  const elements = keptIn('cakes').get('4736:circle')?.elements ?? [];
  await designs.forgetDesign('4736:circle', elements);
  release();
  await orderEnds();
  expect([keys(), isOpen(), isBusy()]).toEqual([[], true, false]);
});

/**
 * Leaves the page during an order. Returns the attempt as stored at unload, because later events of the old page must
 * not affect the next page.
 */
async function leaveDuringOrder(): Promise<string> {
  const release = shop.hold();
  await pressOrder();
  await vi.waitFor(() => expect(keys()).toHaveLength(1));
  const left = localStorage.getItem('krume:cake-attempt') ?? '';
  page.stop();
  release();
  return left;
}

test('if the page unloads while a box is being ordered, the next page resumes the order, and the box is added once', async () => {
  listenToConsole();
  const left = await leaveDuringOrder();
  await settled();
  expect(await inCart()).toEqual([1]);
  localStorage.setItem('krume:cake-attempt', left);
  // Prevents the next page from looking up the outcome
  await shop.fail('GET /rest/cart/', '500');
  page = await openCreator(fullBox());
  await order();
  await shop.fail('GET /rest/cart/', 'ok');
  expect([isOpen(), await inCart(), new Set(keys()).size]).toEqual([false, [1], 1]);
  expect(localStorage.getItem('krume:cake-attempt')).toBeNull();

  // Another order of the same box adds a second box
  page.stop();
  page = await openCreator(fullBox());
  await order();
  expect([await inCart(), new Set(keys()).size]).toEqual([[2], 2]);
});

test('if the order of a box succeeds while the page unloads, the next page does not restore the box', async () => {
  const left = await leaveDuringOrder();
  await vi.waitFor(() => expect(kept.get('cakes')?.size).toBe(0));
  localStorage.setItem('krume:cake-attempt', left);
  page = await openCreator(fullBox());
  await vi.waitFor(() => expect(isOpen()).toBe(true));
  await settled();
  await vi.waitFor(async () =>
    expect([filled(), kept.get('cakes')?.size, await inCart()]).toEqual([[], 0, [1]]),
  );
  expect(localStorage.getItem('krume:cake-attempt')).toBeNull();
});

test('after an order, the creator deletes the stored design first and the stored order attempt second', async () => {
  const during: boolean[] = [];
  vi.spyOn(designs, 'forgetDesign').mockImplementationOnce(async () => {
    during.push(localStorage.getItem('krume:cake-attempt') !== null);
  });
  await order();
  expect([during, localStorage.getItem('krume:cake-attempt')]).toEqual([[true], null]);
});

test('if the same box is ordered with another form token, the idempotency key stays the same', async () => {
  listenToConsole();
  const left = await leaveDuringOrder();
  await settled();
  localStorage.setItem('krume:cake-attempt', left);
  await shop.fail('GET /rest/cart/', '500');
  page = await openCreator(fullBox(), cakeStart, false, 'second');
  await order();
  await shop.fail('GET /rest/cart/', 'ok');
  expect(shop.bodies().map((body) => Object(body).fields)).toEqual([
    { form_key: 'first' },
    { form_key: 'second' },
  ]);
  expect([isOpen(), await inCart(), new Set(keys()).size]).toEqual([false, [1], 1]);
});

test('the stored attempt of an order contains the idempotency key and hashes, and no other data', async () => {
  const left = await leaveDuringOrder();
  expect(JSON.parse(left).value).toEqual({
    key: keys()[0],
    content: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    picture: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('if product, quantity, options or images change, the order of a box gets another idempotency key', async () => {
  const box = { productId: '4736', quantity: 1, productOptions: cakeStart.productOptions };
  const [print, layout, other] = ['print', 'layout', 'other'].map((content) => new Blob([content]));
  if (!print || !layout || !other) throw Error('There are three files');
  const contents = await Promise.all([
    contentOf(box, [print, layout]),
    contentOf({ ...box, productId: '4737' }, [print, layout]),
    contentOf({ ...box, quantity: 2 }, [print, layout]),
    contentOf({ ...box, productOptions: [] }, [print, layout]),
    contentOf(box, [other, layout]),
    contentOf(box, [print, other]),
  ]);
  expect(new Set(contents.map((sent) => sent?.content)).size).toBe(6);
  expect(await contentOf({ ...box }, [print, layout])).toEqual(contents[0]);

  listenToConsole();
  const left = JSON.parse(await leaveDuringOrder());
  await settled();
  left.value.content = JSON.stringify(contents[0]?.content);
  localStorage.setItem('krume:cake-attempt', JSON.stringify(left));
  await shop.fail('GET /rest/cart/', '500');
  page = await openCreator(fullBox());
  await order();
  expect(new Set(keys()).size).toBe(2);
});

test('the order request is sent in a separate task, after the files were read and the key was stored', async () => {
  const before: unknown[] = [];
  vi.spyOn(yielding, 'yieldToMain').mockImplementation(async () => {
    before.push([keys().length, localStorage.getItem('krume:cake-attempt') !== null]);
  });
  await order();
  expect([before, keys().length]).toEqual([[[0, true]], 1]);
});

test.each([[7], [{ content: 1, key: 2 }], [[]]])(
  'an invalid stored attempt (%j) does not prevent an order',
  async (value) => {
    page.stop();
    leaveKept('krume:cake-attempt', value, { where: 'device' });
    page = await openCreator(fullBox());
    await order();
    expect([isOpen(), await inCart()]).toEqual([false, [1]]);
  },
);

test('if saveAsImage is set, the order button downloads the print image and sends no order', async () => {
  page.stop();
  page = await openCreator(fullBox(), cakeStart, true);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await order();
  expect(isBusy()).toBe(false);
  expect([saved, keys(), isOpen(), isKept()]).toEqual([['normalized.png'], [], true, true]);
});

test('if the box changes after an order with an unknown outcome, the next order uses another idempotency key', async () => {
  listenToConsole();
  await shop.fail('/rest/cart/*', 'lost');
  await order();
  dialog()?.press('Schliessen');
  await settled();
  await shop.fail('/rest/cart/*', 'ok');
  button('Neustarten').click();
  await settled();
  dialog()?.press('Ja');
  await settled();
  button('Rückgängig').click();
  await settled();
  expect(filled()).toHaveLength(8);
  button('Wiederholen').click();
  await settled();
  expect(filled()).toHaveLength(0);
  button('Element hinzufügen').click();
  await settled();
  getElement<HTMLTextAreaElement>('.krume-cake textarea').value = 'Ben';
  getElement('.krume-cake textarea').dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
  button('Einfügen').click();
  await settled();
  button('Zurück').click();
  await settled();
  getElement('[data-place="0"]').click();
  await settled();
  button('Alle leeren Plätze füllen').click();
  await settled();
  expect(filled()).toContain('8 Ben');
  await order();
  expect([isOpen(), await inCart(), new Set(keys()).size]).toEqual([false, [1, 1], 2]);
});

const tooLarge = /^Ihre Bilder sind zusammen zu gross zum Drucken \(.*, höchstens 5 MB\)/;

test('if the print image exceeds the size limit, a message appears before sending and offers to use fewer shades', async () => {
  listenToConsole();
  noImages.bytesPerShade = 40_000;
  await order();
  expect(getElement('.krume-cake-foot [role="alert"]').textContent).toMatch(tooLarge);
  expect(keys()).toEqual([]);
  button('Abbrechen').click();
  await settled();
  expect([isKept(), button('In den Warenkorb').disabled]).toEqual([true, false]);

  await shop.fail(add, '409');
  await order();
  button('Mit weniger Farbtönen bestellen').click();
  await orderEnds();
  expect([dialog()?.text, isKept()]).toEqual([failed, true]);
  await shop.fail(add, 'ok');
  dialog()?.press('Erneut versuchen');
  await orderEnds();
  expect([isOpen(), await inCart(), keys().length]).toEqual([false, [1], 2]);
});

/** Number of shades in the last print image, computed from the size of the file */
const shadesSent = () => {
  const [body] = shop.bodies().slice(-1) as Record<string, { value: { name: string; base64: string } }[]>[];
  const print = body?.customOptions?.find(({ value }) => value.name === 'print.png');
  return Math.floor(atob(print?.value.base64 ?? '').length / noImages.bytesPerShade);
};

test.each([
  [40_000, 64],
  [100_000, 32],
  [600_000, 8],
])('with %d bytes per shade, the reduced print image has %d shades', async (bytes, shades) => {
  noImages.bytesPerShade = bytes;
  await order();
  button('Mit weniger Farbtönen bestellen').click();
  await orderEnds();
  expect([isOpen(), shadesSent()]).toEqual([false, shades]);
});

test('if the print image is too large even with fewer shades, the print image is not sent', async () => {
  listenToConsole();
  noImages.bytesPerShade = 700_000;
  await order();
  button('Mit weniger Farbtönen bestellen').click();
  await orderEnds();
  expect([dialog()?.text, keys(), isKept()]).toEqual([failed, [], true]);
});

test.each([
  [undefined, 'Dieses Produkt nimmt keine Bilder entgegen. Bitte rufen Sie uns an.'],
  ['061 555 01 24', 'Dieses Produkt nimmt keine Bilder entgegen. Bitte rufen Sie uns an: 061 555 01 24'],
])(
  'if the product accepts no pictures and the phone number is %s, ordering a box shows an error before sending',
  async (phone, says) => {
    page.stop();
    page = await openCreator(fullBox(), { ...cakeStart, customOptions: cakeStart.customOptions.slice(1) });
    if (phone) printPhone(phone);
    await order();
    expect(dialog()?.text).toBe(says);
    expect([isKept(), keys()]).toEqual([true, []]);
  },
);

const look = () => document.querySelector<HTMLElement>('.krume-cake-look');

test('before a box is ordered, a dialog shows a preview of the finished box', async () => {
  button('In den Warenkorb').click();
  await settled();
  const picture = look()?.querySelector('img');
  expect([picture?.alt, picture?.width, picture?.height]).toEqual(['Ihre Box: 8 × Anna', 640, 665]);
  expect(dialog()).toMatchObject({
    title: 'Ein letzter Blick',
    text: 'Bitte prüfen Sie Texte und Bilder: So wird gedruckt.',
    buttons: ['Weiter gestalten', 'In den Warenkorb'],
  });
  // The other button has the focus, so that a second Enter does not order the box
  expect(document.activeElement?.textContent).toBe('Weiter gestalten');
  expect([keys(), isBusy()]).toEqual([[], true]);
  dialog()?.press('In den Warenkorb');
  await orderEnds();
  expect([isOpen(), await inCart()]).toEqual([false, [1]]);
});

test.each(['Weiter gestalten', 'Escape'])(
  'in the preview of the finished box, %s returns to the cake creator',
  async (how) => {
    button('In den Warenkorb').click();
    await settled();
    if (how === 'Escape') dialog()?.escape();
    else dialog()?.press(how);
    await orderEnds();
    expect([look(), isOpen(), isBusy(), keys(), isKept()]).toEqual([null, true, false, [], true]);
    expect(document.activeElement).toBe(button('In den Warenkorb'));
  },
);

test('the preview shows the choices and the price of the box', async () => {
  productPage('4736').$product.set(await fetchConfigurable('4736'));
  await settled();
  button('In den Warenkorb').click();
  await settled();
  expect(look()?.querySelector('img + p')?.textContent).toBe('Rund, 8 Stück · Himbeer · CHF 49.00');
});

test('removing the cake creator from the page closes the preview of the finished box', async () => {
  button('In den Warenkorb').click();
  await settled();
  page.stop();
  await settled();
  expect([look(), keys()]).toEqual([null, []]);
});

test('if another tab changes the box while the preview is open, the box is not ordered', async () => {
  button('In den Warenkorb').click();
  await settled();
  await keepElsewhere('4736:circle', fullBox().slice(0, 3));
  await confirmLook();
  await orderEnds();
  expect([keys(), isOpen()]).toEqual([[], true]);
});
