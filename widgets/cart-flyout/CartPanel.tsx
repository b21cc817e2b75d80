import { cartFlyoutText } from '../../shared/text/cart-flyout.ts';
import { Spinner } from '../../shared/ui/Spinner.tsx';
import type { FlyoutState } from './flyout.ts';

interface Props extends Omit<FlyoutState, 'open'> {
  cartUrl: string;
  checkoutUrl: string;
  shopUrl: string;
  onRemoved(name: string): void;
}

/** The three views of the flyout. @see shop.md section 2.6 */
export function CartPanel({ view, FullCart, cartUrl, checkoutUrl, shopUrl, onRemoved }: Props) {
  if (view === 'loading' || (view === 'full' && !FullCart)) return <Spinner label={cartFlyoutText.loading} />;
  if (view === 'added') {
    return (
      <>
        <p className="krume-cart-added" role="status">
          {cartFlyoutText.added}
        </p>
        <div className="krume-cart-actions">
          <a className="krume-button-quiet" href={cartUrl}>
            {cartFlyoutText.entry}
          </a>
          <a className="krume-button" href={checkoutUrl}>
            {cartFlyoutText.checkout}
          </a>
        </div>
      </>
    );
  }
  if (view === 'empty') {
    return (
      <>
        <h2>{cartFlyoutText.emptyTitle}</h2>
        <p>{cartFlyoutText.emptyText}</p>
        <p className="krume-cart-hint">{cartFlyoutText.emptyHint}</p>
        <a className="krume-button" href={shopUrl}>
          {cartFlyoutText.toShop}
        </a>
      </>
    );
  }
  return FullCart && <FullCart cartUrl={cartUrl} checkoutUrl={checkoutUrl} onRemoved={onRemoved} />;
}
