import { object, optional } from 'valibot';
import * as attribute from '../../shared/model/attributes.ts';
import { hiddenFields } from '../../shared/ui/dom/hidden-fields.ts';
import { defineWidget, type WidgetPlace } from '../../shared/ui/widget.ts';
import { ProductReviews } from './ProductReviews.tsx';
import styles from './product-reviews.css?inline';

const props = object({
  productId: attribute.id,
  hasName: optional(attribute.flag, false),
  /** Number of reviews; the style sheet reserves space for them */
  count: optional(attribute.integer, 0),
});

const setup = ({ host }: WidgetPlace<typeof props>) => ({ fields: hiddenFields(host) });

/** The reviews of a product and the form for a new review. @see shop.md sections 2.2, 4 "Reviews", 5 and 8 */
export default defineWidget({
  props,
  styles,
  mode: 'replace',
  parts: ['.krume-reviews-actions', '.krume-reviews-list', '.krume-review-form'],
  slots: ['reviews', 'show'],
  setup,
  component: ProductReviews,
});
