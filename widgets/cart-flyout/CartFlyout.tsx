import { type MouseEvent, useRef, useState } from 'react';
import { useStore } from '../../shared/react/use-store.ts';
import { useIsland } from '../../shared/registry/widget/index.ts';
import { $cartCount, seedCartCount } from '../../shared/stores/cart.ts';
import { cartFlyoutText } from '../../shared/text/cart-flyout.ts';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Spinner } from '../../shared/ui/Spinner.tsx';
import { createFlyout } from './flyout.ts';
import { followVisitor } from './follow-visitor.ts';

interface Props {
  count: number;
  cartUrl: string;
  checkoutUrl: string;
  shopUrl: string;
}

export function CartFlyout({ count, ...urls }: Props) {
  const { host, signal, id } = useIsland();
  const [{ flyout, isMousePress }] = useState(() => {
    seedCartCount(count);
    const flyout = createFlyout(signal, () => host.checkVisibility?.() ?? true);
    return { flyout, ...followVisitor(host, flyout, signal) };
  });
  const current = useStore($cartCount) ?? count;
  const { open, view, CartPanel } = useStore(flyout.$flyout);
  const panel = useRef<HTMLElement>(null);
  const [announcement, setAnnouncement] = useState('');

  // An empty cart is no page to go to; a mouse has opened the flyout already by coming here
  const onEntry = (event: MouseEvent) => {
    if (current > 0) return;
    event.preventDefault();
    if (!isMousePress(event)) flyout.toggle();
  };

  // The button that had the focus goes away with its line
  const onRemoved = (name: string) => {
    setAnnouncement(cartFlyoutText.removed(name));
    panel.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <a href={urls.cartUrl} className="krume-entry" onClick={onEntry}>
        {cartFlyoutText.entry}
        <Badge count={current} label={cartFlyoutText.count(current)} />
      </a>
      <button
        type="button"
        className="krume-cart-toggle"
        aria-expanded={open}
        aria-controls={id('panel')}
        onClick={flyout.toggle}
      >
        {cartFlyoutText.show}
      </button>
      <section
        ref={panel}
        tabIndex={-1}
        id={id('panel')}
        className="krume-cart-panel"
        aria-label={cartFlyoutText.entry}
        data-open={open}
        inert={!open}
      >
        {CartPanel && view !== 'loading' ? (
          <CartPanel view={view} {...urls} onRemoved={onRemoved} />
        ) : (
          <Spinner label={cartFlyoutText.loading} />
        )}
      </section>
      <span className="krume-hidden" role="status">
        {announcement}
      </span>
    </>
  );
}
