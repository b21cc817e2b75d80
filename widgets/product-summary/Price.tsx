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
  // Keys: a span that became another one's would be seen as moved
  return (
    <p className="krume-price" aria-live="polite" aria-atomic="true">
      {isFrom && (
        <span key="from" className="krume-price-from">
          {productText.from}
        </span>
      )}
      {isFrom && ' '}
      {before ? (
        <span key="now" className="krume-price-special">
          {now}
        </span>
      ) : (
        <span key={isFrom ? 'least' : 'only'}>{now}</span>
      )}
      {before && ' '}
      {before && (
        <span key="before" className="krume-price-regular">
          {priceText.insteadOf} <s>{before}</s>
        </span>
      )}
    </p>
  );
}
