import { object, optional } from 'valibot';
import { attribute } from '../../shared/registry/widget/index.ts';
import { takeSlots } from '../../shared/registry/widget/slots.ts';
import { keepTyped } from '../../shared/registry/widget/typed.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { ProductReviews } from './ProductReviews.tsx';

/** The reviews of a product, and the form to write one. @see shop.md sections 2.2, 4 "Reviews", 5 and 8 */
export default defineWidget({
  props: object({
    productId: attribute.id,
    hasName: optional(attribute.flag, false),
    count: optional(attribute.integer, 0),
  }),
  mode: 'replace',
  component: ProductReviews,
  typed: keepTyped,
  slots: takeSlots,
});
