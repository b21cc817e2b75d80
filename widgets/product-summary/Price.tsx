import { type ProductPrice, productPrices } from '../../shared/rules/product/product-price.ts';
import { priceText } from '../../shared/text/price.ts';
import { productText } from '../../shared/text/product.ts';

interface Props {
  price: ProductPrice;
  /** The surcharges of the selected options in CHF */
  surcharges: readonly number[];
  /** Whether the price is that of the cheapest variant */
  isFrom: boolean;
}

/**
 * Shows the price, or '<special> statt <regular>' for a special price. Renders nothing without a price. Screen
 * readers announce a changed price.
 */
export function Price({ price, surcharges, isFrom }: Props) {
  const { now, before } = productPrices(price, surcharges);
  if (!now) return null;
  // The spans have different keys, because reusing a span would count as a layout shift
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
