import { atom } from 'nanostores';
import { catchApiError } from '../../shared/api/errors.ts';
import { onAbort } from '../../shared/page/on-abort.ts';
import { queryPage } from '../../shared/registry/native.ts';
import { resettable } from '../../shared/registry/resettable.ts';
import { listen } from '../../shared/signals/signals.ts';
import {
  $cart,
  $cartCount,
  $cartShown,
  $isCartStale,
  changesSettled,
  isCartUnsettled,
} from '../../shared/stores/cart/cart.ts';
import { cartEntryText } from '../../shared/text/cart-entry.ts';
import { showError } from '../../shared/ui/dialogs/show-error.ts';
import { lazyPart } from '../../shared/ui/widget.ts';
import type { View } from './CartPanel.tsx';

const loadContents = lazyPart(() => import('./contents.ts'));

interface FlyoutState {
  open: boolean;
  view: View;
  /** The component of the chunk with the contents; undefined until the chunk has loaded */
  CartPanel?: typeof import('./contents.ts').CartPanel | undefined;
}

/**
 * Delays in milliseconds until the flyout closes: after the mouse or focus has left, and after a product was
 * added.
 *
 * @see shop.md section 9, "Timings"
 */
const delayAfterLeave = 500;
const delayAfterAdd = 3000;

export type Flyout = ReturnType<typeof createFlyout>;

/**
 * Closes the open flyout. A page may have two flyouts, for example one in the header and one in a sticky bar.
 */
let closeOpen: (() => void) | undefined;

/**
 * Creates the state of a flyout and the functions that open and close the flyout.
 *
 * @param isSeen returns whether this cart entry is visible. If a page has several cart entries, the first visible entry
 * shows an added product.
 * @see shop.md section 4, "Cart flyout and badges"
 */
export function createFlyout(signal: AbortSignal, isSeen: () => boolean) {
  const $flyout = atom<FlyoutState>({ open: false, view: 'loading' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The input types that currently keep the flyout open */
  const inside = new Set<'mouse' | 'focus'>();
  /**
   * True for a short time after a failure. When the error dialog closes, the mouse enters the flyout again.
   * This must not load the cart again
   */
  let hasFailed = false;

  const isOpen = () => $flyout.get().open;
  const cancelClose = () => clearTimeout(timer);

  const change = (news: Partial<FlyoutState>) => $flyout.set({ ...$flyout.get(), ...news });

  function close(): void {
    cancelClose();
    change({ open: false });
    if (closeOpen === close) closeOpen = undefined;
  }

  function closeAfter(milliseconds: number): void {
    cancelClose();
    timer = setTimeout(() => inside.size || close(), milliseconds);
  }

  function reveal(view: View): void {
    cancelClose();
    if (closeOpen !== close) closeOpen?.();
    closeOpen = close;
    change({ open: true, view });
  }

  async function fetchContents() {
    const contents = await loadContents();
    change({ CartPanel: contents.CartPanel });
    return contents;
  }

  /**
   * Loads the cart, and resolves to whether the cart has items. Sends no request if the cart is known to be empty and
   * no change is pending.
   */
  async function fetchCart(): Promise<boolean> {
    const { loadCart } = await fetchContents();
    await changesSettled();
    if (!$cartCount.get() && !isCartUnsettled()) return false;
    return (await loadCart(signal)).items.length > 0;
  }

  /**
   * @param isOffered true if code opened the flyout, false if the shopper did. If true, an error is shown
   * only while the mouse or the focus is inside the flyout.
   */
  async function load(isOffered = false): Promise<void> {
    const full = await catchApiError(fetchCart(), failed);
    if (full === undefined) close();
    else change({ view: full ? 'full' : 'empty' });

    async function failed(): Promise<void> {
      // A closed flyout shows no error, because the next opening loads the cart again
      if (!isOpen() || (isOffered && !inside.size)) return;
      hasFailed = true;
      await showError(cartEntryText.loadFailed, { retry: () => show() });
      setTimeout(() => {
        hasFailed = false;
      }, delayAfterLeave);
    }
  }

  let isFollowing = false;

  async function followStale(): Promise<void> {
    if (isFollowing) return;
    isFollowing = true;
    const { followStaleCart } = await fetchContents();
    followStaleCart(signal);
  }

  function show(isOffered = false): void {
    cancelClose();
    if (isOpen()) return;
    const known = $cart.get();
    reveal(known?.items.length ? 'full' : $cartCount.get() || isCartUnsettled() ? 'loading' : 'empty');
    if (!known || isCartUnsettled() || !$flyout.get().CartPanel) load(isOffered);
  }

  // Runs when the cart changes on this page or in another tab, or on return from the back/forward cache
  const stopFollowingCart = $cart.listen((cart) => {
    const { view } = $flyout.get();
    if (!isOpen() || view === 'loading') return;
    if (!cart) load();
    else if (view !== 'added') change({ view: cart.items.length ? 'full' : 'empty' });
  });
  // Loads the chunk with the contents when the cart first becomes stale. Code in this chunk then refreshes
  // the cart
  const unfollow = $isCartStale.subscribe((isStale) => {
    if (isStale) catchApiError(followStale(), () => undefined);
  });
  const stopFollowingShown = $cartShown.listen(() => isSeen() && show(true));
  const showAdded = () => {
    if (isOpen()) load();
    if (closeOpen || signal.aborted || !isSeen()) return;
    reveal('added');
    closeAfter(delayAfterAdd);
  };
  // If the chunk fails to load, the flyout stays closed: the add-to-cart button has already announced the
  // added product
  listen('product-added-to-cart', () => void fetchContents().then(showAdded, () => undefined), signal);
  listen('account-panel-opened', close, signal);
  onAbort(signal, stopFollowingCart, unfollow, stopFollowingShown, close);

  return {
    $flyout,
    isOpen,
    show,
    close,
    toggle: () => (isOpen() ? close() : show()),
    /** Shows the contents, unless loading has just failed. */
    hover: () => hasFailed || show(),
    /** Keeps the flyout open until `leave` is called. */
    enter: (by: 'mouse' | 'focus') => {
      inside.add(by);
      cancelClose();
    },
    leave: (by: 'mouse' | 'focus') => {
      inside.delete(by);
      if (!queryPage('dialog[open]').length) hasFailed = false;
      if (isOpen()) closeAfter(delayAfterLeave);
    },
  };
}

resettable(() => {
  closeOpen = undefined;
});
