import { atom } from 'nanostores';
import { itemRemoval } from '../../api/cart.ts';
import { catchApiError } from '../../api/errors.ts';
import { pageMayUnload } from '../../changes/outbox.ts';
import type { Cart, CartItem } from '../../model/cart.ts';
import { onAbort } from '../../page/on-abort.ts';
import { onPageLeave } from '../../page/page-lifecycle.ts';
import { activeElement } from '../../registry/native.ts';
import { linePrice } from '../../rules/price/cart-price.ts';
import { sum } from '../../rules/price/price.ts';
import { $cart, $cartCount, removeFromCart } from './cart.ts';
import { sendLeaving } from './send-leaving.ts';

interface Removal {
  item: CartItem;
  /** The cart contents before and after; undefined if not known */
  before: Cart | undefined;
  after: Cart | undefined;
  /** Aborts the listeners that commit the removal when the page is left */
  end: AbortController;
  failed(error: unknown): void;
}

/**
 * A removed item whose removal can still be undone. The request is sent when the time for undo is over or the page is
 * left, because the shop cannot restore an item. An item that is added again would lack its uploaded file, and the cart
 * does not contain the product that it was made from.
 */
export const $removal = atom<Removal | undefined>();

/**
 * Removes an item from view immediately. If the later request fails, the item is shown again and `failed` is called.
 */
export function removeWithUndo(item: CartItem, failed: Removal['failed']): void {
  commitRemoval();
  const before = $cart.get();
  const after = before && without(before, item);
  const end = new AbortController();
  const { signal } = end;
  $removal.set({ item, before, after, end, failed });
  show(after, -item.quantity);
  // Sent before the browser requests the next page, so that its HTML lacks the item. Not every browser fires
  // `beforeunload`
  const leave = () => {
    if (isMessage(activeElement())) return;
    pageMayUnload();
    commitRemoval();
  };
  addEventListener('beforeunload', leave, { signal });
  onPageLeave(() => commitRemoval((itemId) => sendLeaving(itemRemoval(itemId))), signal);
  onAbort(signal, $cart.listen(keepOut));
}

/** A telephone or e-mail link. Some browsers fire `beforeunload` for it, although the page stays. */
const isMessage = (element: Element | null) =>
  element instanceof HTMLAnchorElement && /^(mailto|tel|sms):/.test(element.protocol);

export function undoRemoval(): void {
  const removal = take();
  if (removal) putBack(removal);
}

/** Ends the time for undo. Resolves to true if no removal is left. */
export async function commitRemoval(
  remove: (itemId: string) => Promise<unknown> = removeFromCart,
): Promise<boolean> {
  const removal = take();
  if (!removal) return true;
  const removed = await catchApiError(
    remove(removal.item.itemId).then(() => true),
    removal.failed,
  );
  if (!removed) putBack(removal);
  return removed === true;
}

function take(): Removal | undefined {
  const removal = $removal.get();
  removal?.end.abort();
  $removal.set(undefined);
  return removal;
}

/** Shows the contents from before, unless newer contents have been loaded, which include the item. */
function putBack({ item, before, after }: Removal): void {
  if (after && $cart.get() === after) show(before, item.quantity);
}

function show(cart: Cart | undefined, pieces: number): void {
  $cart.set(cart);
  const count = $cartCount.get();
  if (count !== undefined) $cartCount.set(count + pieces);
}

/** If the item has no price, the totals stay until the shop returns new ones. */
function without(cart: Cart, item: CartItem): Cart {
  const price = linePrice(item.price, item.quantity) ?? 0;
  const { grandTotal, subTotalInclTax } = cart.total;
  return {
    ...cart,
    itemsCount: cart.itemsCount - 1,
    itemsQuantity: cart.itemsQuantity - item.quantity,
    items: cart.items.filter(({ itemId }) => itemId !== item.itemId),
    total: {
      ...cart.total,
      grandTotal: less(grandTotal, price),
      subTotalInclTax: less(subTotalInclTax, price),
    },
  };
}

const less = (total: number | undefined, price: number) =>
  total === undefined ? undefined : sum([total, -price]);

/**
 * Hides the item in contents that are loaded while the removal can be undone, because the server still has the item.
 * Cancels the removal if another tab has changed the item's quantity or removed it.
 */
function keepOut(cart: Cart | undefined): void {
  const removal = $removal.get();
  if (!removal || !cart || cart === removal.after) return;
  const { item } = removal;
  const found = cart.items.find(({ itemId }) => itemId === item.itemId);
  if (found?.quantity !== item.quantity) {
    take();
    return;
  }
  const after = without(cart, found);
  $removal.set({ ...removal, before: cart, after });
  show(after, -item.quantity);
}

/** Resets the module state; for tests. */
export const resetRemoval = () => void take();
