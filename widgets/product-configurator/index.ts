import { array, object, optional } from 'valibot';
import { CustomOptions, ProductConfiguration } from '../../shared/model/product.ts';
import { attribute } from '../../shared/registry/widget/index.ts';
import { takeSlots } from '../../shared/registry/widget/slots.ts';
import { texts } from '../../shared/registry/widget/texts.ts';
import { keepTyped } from '../../shared/registry/widget/typed.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { prepareFields } from './late-fields.ts';
import { ProductConfigurator } from './ProductConfigurator.tsx';

/** Variant, custom options, quantity and buttons of a product page. @see shop.md sections 2.2, 4 and 5 */
export default defineWidget({
  props: object({
    // Missing is an error of its own, section 8
    productId: optional(attribute.id),
    productType: optional(attribute.text, ''),
    configtype: optional(attribute.text, ''),
    minimumOrder: optional(attribute.integer, 1),
    maximumOrder: optional(attribute.integer),
    inWishlist: optional(attribute.flag, false),
    wished: optional(array(attribute.id), []),
    wishlistUrl: optional(attribute.link),
    combinationId: optional(attribute.id),
    configurations: optional(array(ProductConfiguration), []),
    customOptions: optional(CustomOptions, []),
    selections: optional(texts, {}),
    values: optional(texts, {}),
  }),
  mode: 'replace',
  prepare: prepareFields,
  component: ProductConfigurator,
  typed: keepTyped,
  slots: takeSlots,
});
