import { useEffect, useRef, useState } from 'react';
import { attempt } from '../../shared/api/errors.ts';
import { useIsland } from '../../shared/registry/widget/index.ts';
import { listen } from '../../shared/signals/signals.ts';
import { $cart, $cartCount, loadCart } from '../../shared/stores/cart.ts';
import { cartText } from '../../shared/text/cart.ts';
import { showError } from '../../shared/ui/dialogs.tsx';

export type View = 'loading' | 'empty' | 'added' | 'full';

/** Milliseconds. @see shop.md section 9, "Timings" */
const closesAfterLeave = 500;
const closesAfterAdd = 3000;

/** What the flyout shows, and what opens and closes it. @see shop.md section 4, "Cart flyout and badges" */
export function useFlyout() {
  const { signal } = useIsland();
  const [open, setOpen] = useState(false);
  const [view, setView] = useState<View>('loading');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inside = useRef(false);
  const isOpen = useRef(false);

  const stay = () => clearTimeout(timer.current);
  const close = () => {
    stay();
    isOpen.current = false;
    setOpen(false);
  };
  const closeIn = (milliseconds: number) => {
    stay();
    timer.current = setTimeout(() => (inside.current ? undefined : close()), milliseconds);
  };
  const reveal = (next: View) => {
    stay();
    isOpen.current = true;
    setView(next);
    setOpen(true);
  };
  const load = async () => {
    if (!$cartCount.get()) return setView('empty');
    const cart = await attempt(loadCart(signal), fail);
    if (!cart) return isOpen.current && fail();
    setView(cart.items.length ? 'full' : 'empty');
  };
  const fail = () => {
    if (!isOpen.current) return;
    close();
    showError(cartText.loadFailed);
  };
  const show = () => {
    if (isOpen.current) return stay();
    const known = $cart.get();
    reveal(known?.items.length ? 'full' : $cartCount.get() ? 'loading' : 'empty');
    if (!known) load();
  };

  useEffect(() => {
    listen(
      'product-added-to-cart',
      () => {
        if (isOpen.current) return load();
        reveal('added');
        closeIn(closesAfterAdd);
      },
      signal,
    );
    for (const name of ['product-removed-from-cart', 'cart-item-changed'] as const) {
      listen(name, () => isOpen.current && load(), signal);
    }
    listen('account-panel-opened', close, signal);
    signal.addEventListener('abort', stay);
  }, [signal]);

  return {
    open,
    view,
    show,
    close,
    /** The mouse or the focus has come in; it stays open until they leave */
    enter: () => {
      inside.current = true;
      stay();
    },
    leave: () => {
      inside.current = false;
      if (isOpen.current) closeIn(closesAfterLeave);
    },
  };
}
