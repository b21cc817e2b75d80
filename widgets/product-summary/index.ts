import { object, optional } from 'valibot';
import * as attribute from '../../shared/model/attributes.ts';
import { price } from '../../shared/model/values.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { ProductSummary } from './ProductSummary.tsx';

const facts = { regularPrice: optional(price), specialPrice: optional(price), weight: optional(price) };

/**
 * Name, price and weight on a product page, for the selected variant and options.
 *
 * @see shop.md section 2.2
 */
export default defineWidget({
  props: object({
    productId: attribute.id,
    ...facts,
    from: optional(attribute.flag, false),
    shown: optional(object(facts)),
  }),
  mode: 'replace',
  parts: ['.krume-price', '.krume-weight'],
  slots: ['name', 'note'],
  component: ProductSummary,
});
