import { cartContentsText } from '../../shared/text/cart.ts';
import { cartEntryText } from '../../shared/text/cart-entry.ts';
import { FullCart } from './FullCart.tsx';

export type View = 'loading' | 'empty' | 'added' | 'full';

interface Props {
  view: Exclude<View, 'loading'>;
  cartUrl: string;
  checkoutUrl: string;
  shopUrl: string;
  onRemoved(name: string): void;
}

/** The contents of the flyout for each view. @see shop.md section 2.6 */
export function CartPanel({ view, cartUrl, checkoutUrl, shopUrl, onRemoved }: Props) {
  if (view === 'added') {
    return (
      <>
        {/* Not a live region, because the add-to-cart button already announces the added product */}
        <p className="krume-cart-added">{cartContentsText.added}</p>
        <div className="krume-cart-actions">
          <a className="krume-button-quiet" href={cartUrl}>
            {cartEntryText.entry}
          </a>
          <a className="krume-button" href={checkoutUrl}>
            {cartContentsText.checkout}
          </a>
        </div>
      </>
    );
  }
  if (view === 'empty') {
    return (
      <>
        <h2>{cartContentsText.emptyTitle}</h2>
        <p>{cartContentsText.emptyText}</p>
        <p className="krume-cart-hint">{cartContentsText.emptyHint}</p>
        <a className="krume-button" href={shopUrl}>
          {cartContentsText.toShop}
        </a>
      </>
    );
  }
  return <FullCart cartUrl={cartUrl} checkoutUrl={checkoutUrl} onRemoved={onRemoved} />;
}
