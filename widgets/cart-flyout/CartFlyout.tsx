import { useStore } from '@nanostores/react';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useIsland } from '../../shared/registry/widget/index.ts';
import { $cartCount, seedCartCount } from '../../shared/stores/cart.ts';
import { cartText } from '../../shared/text/cart.ts';
import { Badge } from '../../shared/ui/Badge.tsx';
import { CartPanel } from './CartPanel.tsx';
import { useFlyout } from './use-flyout.ts';

interface Props {
  count: number;
  cartUrl: string;
  checkoutUrl: string;
  shopUrl: string;
}

export function CartFlyout({ count, ...urls }: Props) {
  useState(() => seedCartCount(count));
  const current = useStore($cartCount) ?? count;
  const { host, signal, id } = useIsland();
  const { open, view, show, close, enter, leave } = useFlyout();
  const entry = useRef<HTMLAnchorElement>(null);
  const byMouse = useRef(false);

  useEffect(() => {
    const outside = ({ target }: Event) => {
      if (!host.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', outside, { signal });
  }, [host, signal]);

  const onPointer = ({ pointerType }: PointerEvent) => {
    byMouse.current = pointerType === 'mouse';
    if (!byMouse.current) return;
    enter();
    show();
  };
  const onEntry = (event: MouseEvent) => {
    if (current > 0) return;
    event.preventDefault();
    // A mouse has opened it already by coming here
    if (!byMouse.current || event.detail === 0) toggle();
  };
  const toggle = () => (open ? close() : show());
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    close();
    entry.current?.focus();
  };

  return (
    <div
      className="krume-cart"
      onPointerEnter={onPointer}
      onPointerDown={({ pointerType }) => {
        byMouse.current = pointerType === 'mouse';
      }}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && leave()}
      onFocus={enter}
      onBlur={leave}
      onKeyDown={onKeyDown}
    >
      <a ref={entry} href={urls.cartUrl} className="krume-entry" onClick={onEntry}>
        {cartText.entry}
        <Badge count={current} label={cartText.count(current)} />
      </a>
      <button
        type="button"
        className="krume-cart-toggle"
        aria-expanded={open}
        aria-controls={id('panel')}
        onClick={toggle}
      >
        {cartText.show}
      </button>
      <section
        id={id('panel')}
        className="krume-cart-panel"
        aria-label={cartText.title}
        data-open={open}
        inert={!open}
      >
        <CartPanel view={view} {...urls} />
      </section>
    </div>
  );
}
