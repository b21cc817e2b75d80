import { object, optional } from 'valibot';
import * as attribute from '../../shared/model/attributes.ts';
import { quantityDraft } from '../../shared/stores/product/product-draft.ts';
import styles from '../../shared/ui/components/buy-bar.css?inline';
import { hiddenFields } from '../../shared/ui/dom/hidden-fields.ts';
import { signInLink } from '../../shared/ui/dom/sign-in-link.ts';
import { defineWidget, type WidgetPlace } from '../../shared/ui/widget.ts';
import { ProductForm } from './ProductForm.tsx';

const props = object({
  productId: attribute.id,
  name: optional(attribute.text, ''),
  minimumOrder: optional(attribute.integer, 1),
  maximumOrder: optional(attribute.integer),
  inWishlist: optional(attribute.flag, false),
  wishlistUrl: optional(attribute.link),
  wishlist: optional(attribute.flag, true),
});

const setup = ({ host, props: { productId, wishlistUrl = signInLink(host) } }: WidgetPlace<typeof props>) => {
  return { wishlistUrl, typedBefore: quantityDraft(productId).read(), fields: hiddenFields(host) };
};

/**
 * Quantity field, add-to-cart button and wishlist button of a product without variants.
 *
 * @see shop.md sections 2.2, 4 and 5
 */
export default defineWidget({ props, styles, mode: 'replace', setup, component: ProductForm });
