import { atom } from 'nanostores';
import { itemRemoval } from '../../api/cart.ts';
import { catchApiError } from '../../api/errors.ts';
import { pageMayUnload } from '../../changes/outbox.ts';
import type { Cart, CartItem } from '../../model/cart.ts';
import { onAbort } from '../../page/on-abort.ts';
import { onPageLeave } from '../../page/page-lifecycle.ts';
import { activeElement } from '../../registry/native.ts';
import { resettable } from '../../registry/resettable.ts';
import { linePrice } from '../../rules/price/cart-price.ts';
import { sum } from '../../rules/price/price.ts';
import { $cart, $cartCount, removeFromCart } from './cart.ts';
import { sendLeaving } from './send-leaving.ts';

interface Removal {
  item: CartItem;
  /** The cart with and without the item; undefined if unknown */
  before: Cart | undefined;
  after: Cart | undefined;
  /** Removes the listeners that send the removal when the user leaves the page */
  end: AbortController;
  failed(error: unknown): void;
}

/**
 * An item whose removal can still be undone. The removal is sent when the time for undo has passed or the user leaves
 * the page. Undo could not restore an item that the shop has already removed, because its uploaded file would be
 * missing.
 */
export const $removal = atom<Removal | undefined>();

/** Hides an item immediately. If the later request fails, the item appears again and `failed` is called. */
export function removeWithUndo(item: CartItem, failed: Removal['failed']): void {
  commitRemoval();
  const before = $cart.get();
  const after = before && without(before, item);
  const end = new AbortController();
  const { signal } = end;
  $removal.set({ item, before, after, end, failed });
  show(after, -item.quantity);
  // Sends the removal before the browser requests the next page, so that the HTML of the next page lacks the item. Some
  // browsers do not fire `beforeunload`, so the removal is also sent on page leave
  const leave = () => {
    if (isMessage(activeElement())) return;
    pageMayUnload();
    commitRemoval();
  };
  addEventListener('beforeunload', leave, { signal });
  onPageLeave(() => commitRemoval((itemId) => sendLeaving(itemRemoval(itemId))), signal);
  onAbort(signal, $cart.listen(keepOut));
}

/** Some browsers fire `beforeunload` for telephone and e-mail links, although the page stays. */
const isMessage = (element: Element | null) =>
  element instanceof HTMLAnchorElement && /^(mailto|tel|sms):/.test(element.protocol);

export function undoRemoval(): void {
  const removal = take();
  if (removal) putBack(removal);
}

/** Sends the removal, which can then no longer be undone. Resolves to false if the request fails. */
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

/** Shows the item again. If newer contents have been loaded, they already include the item. */
function putBack({ item, before, after }: Removal): void {
  if (after && $cart.get() === after) show(before, item.quantity);
}

function show(cart: Cart | undefined, pieces: number): void {
  $cart.set(cart);
  const count = $cartCount.get();
  if (count !== undefined) $cartCount.set(count + pieces);
}

/** The cart without the item. If the item has no price, the totals stay until the cart is loaded again. */
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
 * Hides the item in newly loaded contents, because the server's cart still contains the item. Cancels the removal if
 * another tab has removed the item or changed its quantity.
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

resettable(() => void take());
