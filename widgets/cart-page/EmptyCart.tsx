import { cartContentsText } from '../../shared/text/cart.ts';
import { cartPageText } from '../../shared/text/cart-page.ts';

export function EmptyCart({ shopUrl }: { shopUrl: string }) {
  return (
    <div className="krume-empty">
      <p>{cartPageText.empty}</p>
      <p>{cartContentsText.emptyText}</p>
      <p>
        <a className="krume-button" href={shopUrl}>
          {cartContentsText.toShop}
        </a>
      </p>
    </div>
  );
}
