// @vitest-environment page
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import * as cartModule from '../../../../shared/stores/cart/cart.ts';
import * as cartRemovalModule from '../../../../shared/stores/cart/cart-removal.ts';
import * as loadCartModule from '../../../../shared/stores/cart/load-cart.ts';
import { listenToConsole, settled } from '../../../support/page/page.ts';
import { connectShop } from '../../../support/shop/shop.ts';
import { openStores, resetPage } from '../../../support/shop/stores.ts';
import { leavePage, openOtherTab } from '../../../support/shop/tabs.ts';

// shop.md section 4, "Cart page", with the button 'Rückgängig'

let shop: ReturnType<typeof connectShop>;
let otherTab: ReturnType<typeof openOtherTab>;

/** Opens a page whose loaded cart contains two loaves and three braids. */
async function open() {
  openStores();
  await shop.put(4711, 2);
  await shop.put(4713, 3);
  const stores = {
    ...cartModule,
    ...loadCartModule,
    ...cartRemovalModule,
  };
  const cart = await stores.loadCart();
  const [firstItem, secondItem] = cart?.items ?? [];
  if (!cart || !firstItem || !secondItem) throw Error('an empty cart');
  shop.sent.length = 0;
  return { ...stores, cart, firstItem, secondItem };
}

const failed = vi.fn();

beforeEach(() => {
  listenToConsole();
  failed.mockClear();
  shop = connectShop();
  otherTab = openOtherTab();
});
afterEach(async () => {
  resetPage();
  await settled();
  vi.unstubAllGlobals();
});

test('removeWithUndo() sends no request, and removes the item, its quantity and its price from the shown cart', async () => {
  const { $cart, $cartCount, removeWithUndo, cart, firstItem, secondItem } = await open();
  removeWithUndo(firstItem, failed);
  expect($cart.get()).toMatchObject({
    itemsCount: 1,
    itemsQuantity: 3,
    items: [secondItem],
    total: { grandTotal: (cart.total.grandTotal ?? 0) - 8.4 },
  });
  expect($cartCount.get()).toBe(3);
  expect(shop.calls()).toEqual([]);
});

test('undoRemoval() sends no request, and restores the item, the cart count and the total', async () => {
  const { $cart, $cartCount, $removal, removeWithUndo, undoRemoval, cart, firstItem } = await open();
  removeWithUndo(firstItem, failed);
  undoRemoval();
  expect([$cart.get(), $cartCount.get(), $removal.get()]).toEqual([cart, 5, undefined]);
  await settled();
  expect(shop.calls()).toEqual([]);
});

test('if an item has no price, removeWithUndo() reduces the cart count and does not change the total', async () => {
  const { $cart, $cartCount, removeWithUndo, cart, firstItem, secondItem } = await open();
  const unpriced = { ...firstItem, price: undefined };
  $cart.set({ ...cart, items: [unpriced, secondItem] });
  removeWithUndo(unpriced, failed);
  expect($cart.get()).toMatchObject({ itemsQuantity: 3, items: [secondItem], total: cart.total });
  expect($cartCount.get()).toBe(3);
});

test('addToCart() rejects if its request fails, even if a removed item had the same quantity', async () => {
  const { removeWithUndo, addToCart, firstItem } = await open();
  removeWithUndo(firstItem, failed);
  await shop.fail('POST /rest/cart/*', '500');
  const added = addToCart('4712', { quantity: firstItem.quantity, productOptions: [], customOptions: [] });
  await expect(added).rejects.toMatchObject({ name: 'ApiError', status: 500 });
  expect(await shop.cart()).toMatchObject({ itemsQuantity: 5 });
});

test('commitRemoval() sends the removal of the item to the shop', async () => {
  const { $cartCount, removeWithUndo, commitRemoval, firstItem } = await open();
  removeWithUndo(firstItem, failed);
  expect(await commitRemoval()).toBe(true);
  expect($cartCount.get()).toBe(3);
  expect(await shop.cart()).toMatchObject({ itemsQuantity: 3 });
});

test('a second call of commitRemoval() sends no second request', async () => {
  const { removeWithUndo, commitRemoval, firstItem } = await open();
  removeWithUndo(firstItem, failed);
  await Promise.all([commitRemoval(), commitRemoval()]);
  expect(shop.calls()).toEqual([`DELETE /rest/cart/item/${firstItem.itemId}`]);
});

test('when a second item is removed, the first removal is sent to the shop, and undo restores the second item', async () => {
  const { $cart, $removal, loadCart, removeWithUndo, undoRemoval, firstItem, secondItem } = await open();
  const unfollow = $cart.listen((cart) => {
    if (!cart) loadCart();
  });
  onTestFinished(unfollow);
  removeWithUndo(firstItem, failed);
  removeWithUndo(secondItem, failed);
  await settled();
  expect(shop.calls()).toEqual([`DELETE /rest/cart/item/${firstItem.itemId}`, 'GET /rest/cart/']);
  expect($removal.get()?.item).toEqual(secondItem);
  expect($cart.get()).toMatchObject({ items: [], itemsQuantity: 0 });
  undoRemoval();
  expect($cart.get()).toMatchObject({ items: [secondItem], itemsQuantity: 3 });
});

test('while the shopper can undo a removal, the item stays hidden even if the page loads the cart again', async () => {
  const { $cart, $cartCount, addToCart, loadCart, removeWithUndo, undoRemoval, firstItem } = await open();
  removeWithUndo(firstItem, failed);
  await addToCart('4712', { quantity: 1, productOptions: [], customOptions: [] });
  await loadCart();
  expect($cart.get()?.items.map(({ name }) => name)).toEqual(['Butter\u00adzopf', 'Basler Brot']);
  expect($cartCount.get()).toBe(4);
  undoRemoval();
  expect($cart.get()?.items).toHaveLength(3);
  expect($cartCount.get()).toBe(6);
});

test('if another tab changes the quantity of the item, the pending removal is cancelled', async () => {
  const { $cart, $removal, loadCart, removeWithUndo, commitRemoval, firstItem } = await open();
  removeWithUndo(firstItem, failed);
  await shop.put(4711, 1);
  otherTab.postMessage({ cartCount: 6 });
  await loadCart();
  expect($removal.get()).toBeUndefined();
  expect($cart.get()).toMatchObject({ itemsQuantity: 6 });
  await commitRemoval();
  expect(await shop.cart()).toMatchObject({ itemsQuantity: 6 });
});

test('if another request removes the item, the pending removal ends', async () => {
  const { $removal, loadCart, removeFromCart, removeWithUndo, firstItem } = await open();
  removeWithUndo(firstItem, failed);
  await removeFromCart(firstItem.itemId);
  await loadCart();
  expect($removal.get()).toBeUndefined();
});

test.each(['beforeunload', 'pagehide'])(
  'on the event %s, the page sends the pending removal of a cart item to the shop',
  async (event) => {
    const { removeWithUndo, firstItem } = await open();
    removeWithUndo(firstItem, failed);
    dispatchEvent(new Event(event));
    await settled();
    expect(shop.sent).toMatchObject([
      { what: `DELETE /rest/cart/item/${firstItem.itemId}`, keepalive: true },
    ]);
  },
);

test.each(['mailto:laden@example.ch', 'tel:+41615550124'])(
  'the pending removal of a cart item is not sent when the shopper opens a link to %s',
  async (href) => {
    const { removeWithUndo, undoRemoval, firstItem } = await open();
    removeWithUndo(firstItem, failed);
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.focus();
    dispatchEvent(new Event('beforeunload'));
    await settled();
    undoRemoval();
    expect(shop.calls()).not.toContain(`DELETE /rest/cart/item/${firstItem.itemId}`);
    link.remove();
  },
);

test('when the page unloads, it sends a pending removal without waiting for a pending addition', async () => {
  const { addToCart, removeWithUndo, firstItem } = await open();
  const letGo = shop.hold();
  const adding = addToCart('4712', { quantity: 1, productOptions: [], customOptions: [] });
  removeWithUndo(firstItem, failed);
  leavePage();
  await Promise.resolve();
  expect(shop.calls()).toContain(`DELETE /rest/cart/item/${firstItem.itemId}`);
  letGo();
  await adding;
});

test('after an undo, the page does not send the removal when it unloads', async () => {
  const { removeWithUndo, undoRemoval, firstItem } = await open();
  removeWithUndo(firstItem, failed);
  undoRemoval();
  leavePage();
  await settled();
  expect(shop.calls()).toEqual([]);
});

test('if the shop refuses the removal of a cart item, the item is shown again and failed() is called', async () => {
  const { $cart, $cartCount, removeWithUndo, commitRemoval, cart, firstItem } = await open();
  await shop.fail('DELETE /rest/cart/item/*', '500');
  removeWithUndo(firstItem, failed);
  expect(await commitRemoval()).toBe(false);
  expect(failed).toHaveBeenCalledTimes(1);
  expect([$cart.get(), $cartCount.get()]).toEqual([cart, 5]);
});

test('if the session expires during the removal of a cart item, the item is shown again and failed() is not called', async () => {
  const { $cart, removeWithUndo, commitRemoval, cart, firstItem } = await open();
  await shop.fail('DELETE /rest/cart/item/*', '401');
  removeWithUndo(firstItem, failed);
  await commitRemoval();
  expect(failed).not.toHaveBeenCalled();
  expect($cart.get()).toBe(cart);
});

test('if a removal fails while the page unloads, the outbox contains the removal', async () => {
  const { removeWithUndo, firstItem } = await open();
  await shop.fail('DELETE /rest/cart/item/*', '500');
  removeWithUndo(firstItem, failed);
  dispatchEvent(new Event('beforeunload'));
  await settled();
  expect(failed).toHaveBeenCalledTimes(1);
  leavePage();
  expect(sessionStorage.getItem('krume:changes')).toContain(`/rest/cart/item/${firstItem.itemId}`);
});
