import { atom } from 'nanostores';
import { catchApiError } from '../../shared/api/errors.ts';
import { onAbort } from '../../shared/page/on-abort.ts';
import { queryPage } from '../../shared/registry/native.ts';
import { listen } from '../../shared/signals/signals.ts';
import {
  $cart,
  $cartCount,
  $cartShown,
  $isCartStale,
  changesMade,
  isCartUnsettled,
} from '../../shared/stores/cart/cart.ts';
import { cartEntryText } from '../../shared/text/cart-entry.ts';
import { showError } from '../../shared/ui/dialogs/show-error.ts';
import { importWithRetry } from '../../shared/ui/widget.ts';
import type { View } from './CartPanel.tsx';

export interface FlyoutState {
  open: boolean;
  view: View;
  /** Shows the view; there once the contents have been fetched for the first time */
  CartPanel?: typeof import('./contents.ts').CartPanel | undefined;
}

/** Milliseconds. @see shop.md section 9, "Timings" */
const closesAfterLeave = 500;
const closesAfterAdd = 3000;

export type Flyout = ReturnType<typeof createFlyout>;

/** Closes the one that is open: a page may have two entries, one of them in a bar that sticks to its top. */
let closeOpen: (() => void) | undefined;

/**
 * What the flyout shows, and what opens and closes it. `isSeen` tells whether its entry is in sight: of several
 * on a page, the first one seen tells of a product that was added.
 *
 * @see shop.md section 4, "Cart flyout and badges"
 */
export function createFlyout(signal: AbortSignal, isSeen: () => boolean) {
  const $flyout = atom<FlyoutState>({ open: false, view: 'loading' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What holds it open */
  const inside = new Set<'mouse' | 'focus'>();
  /** The error dialog makes the mouse leave and come back: that is no new question */
  let hasFailed = false;

  const isOpen = () => $flyout.get().open;
  const stay = () => clearTimeout(timer);

  const change = (news: Partial<FlyoutState>) => $flyout.set({ ...$flyout.get(), ...news });

  function close(): void {
    stay();
    change({ open: false });
    if (closeOpen === close) closeOpen = undefined;
  }

  function closeIn(milliseconds: number): void {
    stay();
    timer = setTimeout(() => inside.size || close(), milliseconds);
  }

  function reveal(view: View): void {
    stay();
    if (closeOpen !== close) closeOpen?.();
    closeOpen = close;
    change({ open: true, view });
  }

  async function fetchContents() {
    const contents = await importWithRetry(() => import('./contents.ts'));
    change({ CartPanel: contents.CartPanel });
    return contents;
  }

  /** Whether there is something in it. An empty one needs no call. */
  async function fetchCart(): Promise<boolean> {
    const { loadCart } = await fetchContents();
    await changesMade();
    if (!$cartCount.get() && !isCartUnsettled()) return false;
    return (await loadCart(signal)).items.length > 0;
  }

  /** @param isOffered nobody has asked for it: a failure is told to whoever has come in meanwhile */
  async function load(isOffered = false): Promise<void> {
    const full = await catchApiError(fetchCart(), failed);
    if (full === undefined) close();
    else change({ view: full ? 'full' : 'empty' });

    async function failed(): Promise<void> {
      // Closed meanwhile: nobody waits for it, and whoever comes back asks anew
      if (!isOpen() || (isOffered && !inside.size)) return;
      hasFailed = true;
      await showError(cartEntryText.loadFailed, { retry: () => show() });
      setTimeout(() => {
        hasFailed = false;
      }, closesAfterLeave);
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
    stay();
    if (isOpen()) return;
    const known = $cart.get();
    reveal(known?.items.length ? 'full' : $cartCount.get() || isCartUnsettled() ? 'loading' : 'empty');
    if (!known || isCartUnsettled() || !$flyout.get().CartPanel) load(isOffered);
  }

  // Changed here, in another tab, or while the page was away
  const unlisten = $cart.listen((cart) => {
    const { view } = $flyout.get();
    if (!isOpen() || view === 'loading') return;
    if (!cart) load();
    else if (view !== 'added') change({ view: cart.items.length ? 'full' : 'empty' });
  });
  // In doubt for the first time, the contents come to ask the shop, then and later
  const unfollow = $isCartStale.subscribe((isStale) => {
    if (isStale) catchApiError(followStale(), () => undefined);
  });
  const unshow = $cartShown.listen(() => isSeen() && show(true));
  const tellAdded = () => {
    if (isOpen()) load();
    if (closeOpen || signal.aborted || !isSeen()) return;
    reveal('added');
    closeIn(closesAfterAdd);
  };
  // Without the contents there is nothing to show; the button has told that the product was added
  listen('product-added-to-cart', () => void fetchContents().then(tellAdded, () => undefined), signal);
  listen('account-panel-opened', close, signal);
  onAbort(signal, () => {
    unlisten();
    unfollow();
    unshow();
    close();
  });

  return {
    $flyout,
    isOpen,
    show,
    close,
    toggle: () => (isOpen() ? close() : show()),
    /** The mouse is over the entry: that asks for the contents, but not again after they could not be loaded. */
    hover: () => hasFailed || show(),
    /** The mouse or the focus has come in: it stays open until they leave. */
    enter: (by: 'mouse' | 'focus') => {
      inside.add(by);
      stay();
    },
    leave: (by: 'mouse' | 'focus') => {
      inside.delete(by);
      if (!queryPage('dialog[open]').length) hasFailed = false;
      if (isOpen()) closeIn(closesAfterLeave);
    },
  };
}

/** As on a new page; for tests. */
export const resetFlyout = () => {
  closeOpen = undefined;
};
