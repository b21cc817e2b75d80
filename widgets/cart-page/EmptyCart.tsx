import { cartFlyoutText } from '../../shared/text/cart-flyout.ts';
import { cartPageText } from '../../shared/text/cart-page.ts';

export function EmptyCart({ shopUrl }: { shopUrl: string }) {
  return (
    <div className="krume-empty">
      <p>{cartPageText.empty}</p>
      <p>{cartFlyoutText.emptyText}</p>
      <p>
        <a className="krume-button" href={shopUrl}>
          {cartFlyoutText.toShop}
        </a>
      </p>
    </div>
  );
}
