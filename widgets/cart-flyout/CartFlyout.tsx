import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { $cartCount, isCartUnsettled } from '../../shared/stores/cart/cart.ts';
import { cartEntryText } from '../../shared/text/cart-entry.ts';
import { Badge, Spinner } from '../../shared/ui/components/indicators.tsx';
import { keepInViewport } from '../../shared/ui/dom/keep-in-viewport.ts';
import { useIsland, useStore } from '../../shared/ui/widget.ts';
import type { Flyout } from './flyout.ts';

interface Props {
  /** Number of products in the server HTML; undefined on a page that several visitors share */
  count?: number | undefined;
  cartUrl: string;
  checkoutUrl: string;
  shopUrl: string;
  flyout: Flyout;
  /** Whether a click came from a mouse. Touch and keyboard users open the flyout by click */
  isMousePress(click: { detail: number }): boolean;
}

export function CartFlyout({ count, flyout, isMousePress, ...urls }: Props) {
  const { id } = useIsland();
  const current = useStore($cartCount) ?? count ?? 0;
  const { open, view, CartPanel } = useStore(flyout.$flyout);
  const panel = useRef<HTMLElement>(null);
  const [announcement, setAnnouncement] = useState('');

  // With an empty cart, a tap or a key press toggles the flyout instead of opening the cart page. A mouse click
  // does nothing, because hovering has already opened the flyout
  const onEntry = (event: MouseEvent) => {
    // A pending change may fill the cart before the cart page loads
    if (current > 0 || isCartUnsettled()) return;
    event.preventDefault();
    if (!isMousePress(event)) flyout.toggle();
  };

  // After each render, because the width of the badge moves the panel
  useLayoutEffect(() => {
    if (open && panel.current) keepInViewport(panel.current);
  });

  // The focused remove button disappears with its line, so the focus moves
  const onRemoved = (name: string) => {
    setAnnouncement(cartEntryText.removed(name));
    panel.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <a href={urls.cartUrl} className="krume-entry" onClick={onEntry}>
        {cartEntryText.entry}
        <Badge count={current} label={cartEntryText.count(current)} />
      </a>
      <button
        type="button"
        className="krume-key-button"
        aria-expanded={open}
        aria-controls={id('panel')}
        onClick={flyout.toggle}
      >
        {cartEntryText.show}
      </button>
      <section
        ref={panel}
        tabIndex={-1}
        id={id('panel')}
        className="krume-cart-panel"
        aria-label={cartEntryText.entry}
        data-open={open}
        inert={!open}
      >
        {CartPanel && view !== 'loading' ? (
          <CartPanel view={view} {...urls} onRemoved={onRemoved} />
        ) : (
          <Spinner label={cartEntryText.loading} />
        )}
      </section>
      <span className="krume-hidden" role="status">
        {announcement}
      </span>
    </>
  );
}
