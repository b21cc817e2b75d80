import { atom } from 'nanostores';
import { itemRemoval } from '../../api/cart.ts';
import { catchApiError } from '../../api/errors.ts';
import { pageGoes } from '../../changes/outbox.ts';
import type { Cart, CartItem } from '../../model/cart.ts';
import { onAbort } from '../../page/on-abort.ts';
import { onPageLeave } from '../../page/page-lifecycle.ts';
import { activeElement } from '../../registry/native.ts';
import { linePrice } from '../../rules/cart-price.ts';
import { sum } from '../../rules/price.ts';
import { $cart, $cartCount, removeFromCart } from './cart.ts';
import { sendLeaving } from './send-leaving.ts';

interface Removal {
  item: CartItem;
  /** The contents before and after, where they were known */
  before: Cart | undefined;
  after: Cart | undefined;
  /** The page may be left: stops listening for it */
  end: AbortController;
  failed(error: unknown): void;
}

/**
 * What has been taken out of the cart for the eye, and can still be put back. The shop is asked to remove it when
 * the time for undoing is over or the page is left, for it offers no way back: an item that is added again would lack
 * its uploaded file, and the cart does not say which product it was made from.
 */
export const $removal = atom<Removal | undefined>();

/** Takes an item out at once; `failed` is called when that fails later, and the item is there again. */
export function removeWithUndo(item: CartItem, failed: Removal['failed']): void {
  commitRemoval();
  const before = $cart.get();
  const after = before && without(before, item);
  const end = new AbortController();
  const { signal } = end;
  $removal.set({ item, before, after, end, failed });
  show(after, -item.quantity);
  // Before the next page is asked for, so that it is printed without the item; not every browser tells so early
  const leave = () => {
    if (isMessage(activeElement())) return;
    pageGoes();
    commitRemoval();
  };
  addEventListener('beforeunload', leave, { signal });
  onPageLeave(() => commitRemoval((itemId) => sendLeaving(itemRemoval(itemId))), signal);
  onAbort(signal, $cart.listen(keepOut));
}

/** A link to a telephone or an e-mail, which some browsers announce as if it led away. */
const isMessage = (element: Element | null) =>
  element instanceof HTMLAnchorElement && /^(mailto|tel|sms):/.test(element.protocol);

export function undoRemoval(): void {
  const removal = take();
  if (removal) putBack(removal);
}

/** Ends the time for undoing. Answers whether nothing is left to be removed. */
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

/** As it was; where the contents have been loaded since, they have it. */
function putBack({ item, before, after }: Removal): void {
  if (after && $cart.get() === after) show(before, item.quantity);
}

function show(cart: Cart | undefined, pieces: number): void {
  $cart.set(cart);
  const count = $cartCount.get();
  if (count !== undefined) $cartCount.set(count + pieces);
}

/** What an item without a price adds to the sums is not known: they stay until the shop says them. */
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
 * Contents that are loaded meanwhile still have the item: they are shown without it. Where its quantity has been
 * changed, in another tab, nobody wants it removed any more.
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

/** As on a new page; for tests. */
export const resetRemoval = () => void take();
