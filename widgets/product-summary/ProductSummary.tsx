import { useEffect } from 'react';
import type { ProductPrice } from '../../shared/rules/product/product-price.ts';
import { formatWeight, productPrices } from '../../shared/rules/product/product-price.ts';
import { productPage } from '../../shared/stores/product/product-page.ts';
import { productText } from '../../shared/text/product.ts';
import { Slot, useStore } from '../../shared/ui/widget.ts';
import { Price } from './Price.tsx';

interface Facts extends ProductPrice {
  /** The weight in kilograms */
  weight?: number | undefined;
}

interface Props extends Facts {
  productId: string;
  /** Whether the price is that of the cheapest variant */
  from: boolean;
  /** The data of the variant in the server HTML */
  shown?: Facts | undefined;
}

export function ProductSummary({ productId, from, shown, ...own }: Props) {
  const { $shown, $isPrinted, $surcharges, $price } = productPage(productId);
  const combination = useStore($shown);
  const isPrinted = useStore($isPrinted);
  const surcharges = useStore($surcharges);

  const variant: Facts | undefined = combination
    ? { ...combination.priceInfo, weight: combination.weight }
    : isPrinted
      ? shown
      : undefined;
  const facts = variant ?? own;
  const grams = formatWeight(facts.weight);
  const isFrom = from && !variant;
  const { now } = productPrices(facts, surcharges);
  useEffect(() => $price.set(now && (isFrom ? `${productText.from} ${now}` : now)), [$price, now, isFrom]);
  return (
    <>
      <Slot name="name" />
      <Price price={facts} surcharges={surcharges} isFrom={isFrom} />
      <Slot name="note" />
      {grams && (
        <p className="krume-weight">
          {productText.weight}: {grams}
        </p>
      )}
    </>
  );
}
