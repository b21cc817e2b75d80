// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToConsole, settled } from '../../page.ts';
import { connectShop } from '../../shop.ts';
import { leavePage, openOtherTab } from '../../tabs.ts';

// shop.md section 4, "Cart page", with 'Rückgängig'

let shop: ReturnType<typeof connectShop>;
let otherTab: ReturnType<typeof openOtherTab>;

/** A page with two loaves and three braids in a loaded cart. */
async function open() {
  vi.resetModules();
  await shop.put(4711, 2);
  await shop.put(4713, 3);
  const stores = {
    ...(await import('../../../shared/stores/cart.ts')),
    ...(await import('../../../shared/stores/load-cart.ts')),
    ...(await import('../../../shared/stores/cart-removal.ts')),
  };
  const cart = await stores.loadCart();
  const [bread, braid] = cart?.items ?? [];
  if (!cart || !bread || !braid) throw Error('an empty cart');
  shop.sent.length = 0;
  return { ...stores, cart, bread, braid };
}

const failed = vi.fn();

beforeEach(() => {
  listenToConsole();
  failed.mockClear();
  shop = connectShop();
  otherTab = openOtherTab();
});
afterEach(() => {
  leavePage();
  vi.unstubAllGlobals();
});

test('for the eye it is gone at once, with its pieces and its price; the shop is not asked yet', async () => {
  const { $cart, $cartCount, removeWithUndo, cart, bread, braid } = await open();
  removeWithUndo(bread, failed);
  expect($cart.get()).toMatchObject({
    itemsCount: 1,
    itemsQuantity: 3,
    items: [braid],
    total: { grandTotal: cart.total.grandTotal - 8.4 },
  });
  expect($cartCount.get()).toBe(3);
  expect(shop.calls()).toEqual([]);
});

test('undone, all is as before, and the shop was never asked', async () => {
  const { $cart, $cartCount, $removal, removeWithUndo, undoRemoval, cart, bread } = await open();
  removeWithUndo(bread, failed);
  undoRemoval();
  expect([$cart.get(), $cartCount.get(), $removal.get()]).toEqual([cart, 5, undefined]);
  await settled();
  expect(shop.calls()).toEqual([]);
});

test('without a price it takes its pieces along, and the sums stay until the shop says them', async () => {
  const { $cart, $cartCount, removeWithUndo, cart, bread, braid } = await open();
  const unpriced = { ...bread, price: undefined };
  $cart.set({ ...cart, items: [unpriced, braid] });
  removeWithUndo(unpriced, failed);
  expect($cart.get()).toMatchObject({ itemsQuantity: 3, items: [braid], total: cart.total });
  expect($cartCount.get()).toBe(3);
});

test('committed, the shop removes it', async () => {
  const { $cartCount, removeWithUndo, commitRemoval, bread } = await open();
  removeWithUndo(bread, failed);
  expect(await commitRemoval()).toBe(true);
  expect($cartCount.get()).toBe(3);
  expect(await shop.cart()).toMatchObject({ itemsQuantity: 3 });
});

test('there is nothing to commit twice', async () => {
  const { removeWithUndo, commitRemoval, bread } = await open();
  removeWithUndo(bread, failed);
  await Promise.all([commitRemoval(), commitRemoval()]);
  expect(shop.calls()).toEqual([`DELETE /rest/cart/item/${bread.itemId}`]);
});

test('a second removal ends the time of the first, and has its own', async () => {
  const { $cart, $removal, loadCart, removeWithUndo, undoRemoval, bread, braid } = await open();
  $cart.listen((cart) => {
    if (!cart) loadCart();
  });
  removeWithUndo(bread, failed);
  removeWithUndo(braid, failed);
  await settled();
  expect(shop.calls()).toEqual([`DELETE /rest/cart/item/${bread.itemId}`, 'GET /rest/cart/']);
  expect($removal.get()?.item).toEqual(braid);
  expect($cart.get()).toMatchObject({ items: [], itemsQuantity: 0 });
  undoRemoval();
  expect($cart.get()).toMatchObject({ items: [braid], itemsQuantity: 3 });
});

test('contents that are loaded meanwhile are shown without it', async () => {
  const { $cart, $cartCount, addToCart, loadCart, removeWithUndo, undoRemoval, bread } = await open();
  removeWithUndo(bread, failed);
  await addToCart('4712', { quantity: 1, productOptions: [], customOptions: [] });
  await loadCart();
  expect($cart.get()?.items.map(({ name }) => name)).toEqual(['Butterzopf', 'Basler Brot']);
  expect($cartCount.get()).toBe(4);
  undoRemoval();
  expect($cart.get()?.items).toHaveLength(3);
  expect($cartCount.get()).toBe(6);
});

test('what another tab has added to it meanwhile is not removed with it', async () => {
  const { $cart, $removal, loadCart, removeWithUndo, commitRemoval, bread } = await open();
  removeWithUndo(bread, failed);
  await shop.put(4711, 1);
  otherTab.say({ cartCount: 6 });
  await loadCart();
  expect($removal.get()).toBeUndefined();
  expect($cart.get()).toMatchObject({ itemsQuantity: 6 });
  await commitRemoval();
  expect(await shop.cart()).toMatchObject({ itemsQuantity: 6 });
});

test('what another tab has removed meanwhile is not removed twice', async () => {
  const { $removal, loadCart, removeFromCart, removeWithUndo, bread } = await open();
  removeWithUndo(bread, failed);
  await removeFromCart(bread.itemId);
  await loadCart();
  expect($removal.get()).toBeUndefined();
});

test.each(['beforeunload', 'pagehide'])('a page that is left (%s) removes it', async (event) => {
  const { removeWithUndo, bread } = await open();
  removeWithUndo(bread, failed);
  dispatchEvent(new Event(event));
  await settled();
  expect(shop.sent).toMatchObject([{ what: `DELETE /rest/cart/item/${bread.itemId}`, keepalive: true }]);
});

test('a page that is left does not wait for a call that is under way', async () => {
  const { addToCart, removeWithUndo, bread } = await open();
  const letGo = shop.hold();
  const adding = addToCart('4712', { quantity: 1, productOptions: [], customOptions: [] });
  removeWithUndo(bread, failed);
  leavePage();
  await Promise.resolve();
  expect(shop.calls()).toContain(`DELETE /rest/cart/item/${bread.itemId}`);
  letGo();
  await adding;
});

test('after undoing, a page that is left removes nothing', async () => {
  const { removeWithUndo, undoRemoval, bread } = await open();
  removeWithUndo(bread, failed);
  undoRemoval();
  leavePage();
  await settled();
  expect(shop.calls()).toEqual([]);
});

test('refused by the shop, it is there again, and its caller is told', async () => {
  const { $cart, $cartCount, removeWithUndo, commitRemoval, cart, bread } = await open();
  await shop.fail('DELETE /rest/cart/item/*', '500');
  removeWithUndo(bread, failed);
  expect(await commitRemoval()).toBe(false);
  expect(failed).toHaveBeenCalledTimes(1);
  expect([$cart.get(), $cartCount.get()]).toEqual([cart, 5]);
});

test('an expired session brings it back without a word', async () => {
  const { $cart, removeWithUndo, commitRemoval, cart, bread } = await open();
  await shop.fail('DELETE /rest/cart/item/*', '401');
  removeWithUndo(bread, failed);
  await commitRemoval();
  expect(failed).not.toHaveBeenCalled();
  expect($cart.get()).toBe(cart);
});
