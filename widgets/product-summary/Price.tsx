import { type ProductPrice, productPrices } from '../../shared/rules/product/product-price.ts';
import { priceText } from '../../shared/text/price.ts';
import { productText } from '../../shared/text/product.ts';

interface Props {
  price: ProductPrice;
  /** CHF, of the options */
  surcharges: readonly number[];
  /** The cheapest variant's */
  isFrom: boolean;
}

/** '<special> statt <regular>', told to screen readers when it changes; nothing when there is no price. */
export function Price({ price, surcharges, isFrom }: Props) {
  const { now, before } = productPrices(price, surcharges);
  if (!now) return null;
  return (
    <p className="krume-price" aria-live="polite" aria-atomic="true">
      {isFrom && <span className="krume-price-from">{productText.from}</span>}
      {isFrom && ' '}
      {before ? <span className="krume-price-special">{now}</span> : now}
      {before && ' '}
      {before && (
        <span className="krume-price-regular">
          {priceText.insteadOf} <s>{before}</s>
        </span>
      )}
    </p>
  );
}
