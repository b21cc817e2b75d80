// @vitest-environment page
import { beforeEach, expect, test, vi } from 'vitest';
import { cartFlyout } from '../../../../fixtures/markup/cart-flyout.ts';
import { cakeAddition, layoutImageOption, printImageOption } from '../../../../shared/rules/cake/addition.ts';
import { cakeAttempt, contentOf } from '../../../../shared/stores/cake/cake-attempt.ts';
import { keepOrderedCake } from '../../../../shared/stores/cake/ordered-cakes.ts';
import { addToCart } from '../../../../shared/stores/cart/cart.ts';
import { settleCake } from '../../../../shared/ui/cake/settle-cake.ts';
import { dialog, dialogTexts } from '../../../support/page/dialog.ts';
import { openPage } from '../../../support/page/live-page.ts';
import { listenToConsole, settled } from '../../../support/page/page.ts';
import { leaveKept } from '../../../support/shop/kept.ts';
import { emptyDatabase, keepElsewhere, kept } from '../../../support/shop/kept-cakes.ts';
import { connectShop } from '../../../support/shop/shop.ts';
import { resetPage } from '../../../support/shop/stores.ts';
import { cakeStart, noImages, textAt } from '../../../widgets/cake-creator/open-creator.ts';

// shop.md section 4, "Starting and leaving": any page deletes the design of a cake that was ordered

const { quantity, productOptions, customOptions } = cakeStart;
const elements = [textAt(0), textAt(1, 'Ben')];
let shop: ReturnType<typeof connectShop>;

const base64 = async (file: Blob) => Buffer.from(await file.arrayBuffer()).toString('base64');

/** Stores a pending cake order of an earlier page. Returns a function that adds the cake to the cart. */
async function leaveOrder(name: string, key = name): Promise<() => Promise<true>> {
  const layout = await noImages.exportLayout({ name });
  const print = await noImages.exportPrint({ name }, {});
  const sent = await contentOf({ quantity }, [print, layout]);
  if (!sent) throw Error('There is no SHA-256');
  cakeAttempt.write({ key, ...sent });
  await keepOrderedCake(layout, cakeStart, elements);
  const places = { print: printImageOption(customOptions), layout: layoutImageOption(customOptions) };
  if (!places.print || !places.layout) throw Error('The product takes no pictures');
  const addition = cakeAddition(
    { quantity, productOptions, customOptions: [] },
    { print: places.print, layout: places.layout },
    { print: await base64(print), layout: await base64(layout) },
  );
  return () => addToCart('4736', addition, key);
}

/** Stops a page after its requests have ended, so that the next test does not record them. */
async function leave(page: { stop(): void }): Promise<void> {
  await settled();
  page.stop();
}

const state = () => [kept.get('cakes')?.size, cakeAttempt.read()?.key];

beforeEach(async () => {
  emptyDatabase();
  sessionStorage.clear();
  localStorage.clear();
  resetPage();
  shop = connectShop();
  await keepElsewhere('4736:circle', elements);
});

test('if the cart contains a pending cake, settleCake() deletes the cake’s stored design and key', async () => {
  const make = await leaveOrder('rose');
  await make();
  await settleCake();
  expect(state()).toEqual([0, undefined]);
  expect(kept.get('ordered-cakes')?.size).toBe(1);
});

test('if the cart does not contain a pending cake, settleCake() keeps the cake’s stored design and key', async () => {
  const make = await leaveOrder('rose');
  expect(await settleCake()).toBe('rose');
  expect(state()).toEqual([1, 'rose']);
  await make();
  await leaveOrder('herz');
  await settleCake();
  expect(state()).toEqual([1, 'herz']);
  cakeAttempt.forget();
  await settleCake();
  expect(state()).toEqual([1, undefined]);
});

test('if a cake was added twice, settleCake() keeps the stored design until the cart contains two pieces', async () => {
  const make = await leaveOrder('rose');
  await make();
  await settleCake();
  const makeAgain = await leaveOrder('rose', 'rose again');
  await keepElsewhere('4736:circle', elements);
  await settleCake();
  expect(state()).toEqual([1, 'rose again']);
  await makeAgain();
  await settleCake();
  expect(state()).toEqual([0, undefined]);
});

test('the next page keeps the design of a pending cake until the cart contains the cake', async () => {
  const make = await leaveOrder('rose');
  const open = () => {
    resetPage();
    leaveKept('krume:changes', [{ key: 'left', before: 0 }], { of: 'anyone' });
    return openPage(cartFlyout({ count: 0, cartUrl: '/w', checkoutUrl: '/k', shopUrl: '/p' }));
  };
  const first = await open();
  await vi.waitFor(() => expect(dialogTexts()).toHaveLength(1));
  dialog()?.press('Schliessen');
  await settled();
  expect(state()).toEqual([1, 'rose']);
  await leave(first);
  await make();
  const second = await open();
  await vi.waitFor(() => expect(state()).toEqual([0, undefined]));
  await leave(second);
});

test('if the cart contains another product but no cake, the next page reports the cake as unconfirmed', async () => {
  await leaveOrder('rose');
  await shop.put(4711, 1);
  leaveKept('krume:changes', [{ key: 'rose', before: 0 }], { of: 'anyone' });
  const page = await openPage(cartFlyout({ count: 1, cartUrl: '/w', checkoutUrl: '/k', shopUrl: '/p' }));
  await vi.waitFor(() => expect(dialogTexts().join()).toContain('wurde nicht bestätigt'));
  expect(state()).toEqual([1, 'rose']);
  await leave(page);
});

test('the next page does not report a pending cake that the cart contains', async () => {
  await (await leaveOrder('rose'))();
  resetPage();
  leaveKept('krume:changes', [{ key: 'rose', before: 0 }], { of: 'anyone' });
  const page = await openPage(cartFlyout({ count: 1, cartUrl: '/w', checkoutUrl: '/k', shopUrl: '/p' }));
  await vi.waitFor(() => expect(state()).toEqual([0, undefined]));
  await settled();
  expect(dialogTexts()).toEqual([]);
  page.stop();
});

test('settleCake() sends no request if no cake is pending, and rejects if the cart cannot be loaded', async () => {
  await settleCake();
  expect(shop.calls()).toEqual([]);
  listenToConsole();
  const make = await leaveOrder('rose');
  await make();
  await shop.fail('GET /rest/cart/', '500');
  await expect(settleCake()).rejects.toThrow();
  expect(state()).toEqual([1, 'rose']);
});
