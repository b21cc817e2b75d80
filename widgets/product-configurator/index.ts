import { array, object, optional } from 'valibot';
import * as attribute from '../../shared/model/attributes.ts';
import { CustomOptions, ProductConfiguration } from '../../shared/model/product.ts';
import { TemplateError } from '../../shared/registry/widget/template-error.ts';
import { cakeCreatorOf } from '../../shared/stores/cake/cake-start.ts';
import { productText } from '../../shared/text/product.ts';
import styles from '../../shared/ui/components/buy-bar.css?inline';
import { showError } from '../../shared/ui/dialogs/show-error.ts';
import { hiddenFields } from '../../shared/ui/dom/hidden-fields.ts';
import { signInLink } from '../../shared/ui/dom/sign-in-link.ts';
import { defineWidget, type WidgetPlace } from '../../shared/ui/widget.ts';
import { prepareFields } from './fields/lazy-fields.ts';
import { openPage } from './opening/open-page.ts';
import { followCreator } from './order/begin-cake.ts';
import { ProductConfigurator } from './ProductConfigurator.tsx';
import { texts } from './texts.ts';

const widgetProps = object({
  // Optional in the schema, because a missing id has its own error message, see shop.md section 8
  productId: optional(attribute.id),
  name: optional(attribute.text, ''),
  productType: optional(attribute.text, ''),
  configtype: optional(attribute.text, ''),
  /** Read by `cakePhoneOf` */
  phone: optional(attribute.text),
  minimumOrder: optional(attribute.integer, 1),
  maximumOrder: optional(attribute.integer),
  inWishlist: optional(attribute.flag, false),
  wished: optional(array(attribute.id), []),
  wishlistUrl: optional(attribute.link),
  wishlist: optional(attribute.flag, true),
  combinationId: optional(attribute.id),
  configurations: optional(array(ProductConfiguration), []),
  customOptions: optional(CustomOptions, []),
  selections: optional(texts, {}),
  values: optional(texts, {}),
});

function setup({ host, props, signal }: WidgetPlace<typeof widgetProps>) {
  const { productId } = props;
  if (!productId) {
    showError(productText.noId);
    throw new TemplateError({ kind: 'own', text: productText.noId });
  }
  if (props.configtype === 'happycake') {
    // Without a creator, the server's form stays. The server's form offers a phone number
    if (!cakeCreatorOf(productId)) throw new TemplateError({ kind: 'own', text: productText.noCreator });
    followCreator(productId, signal);
  }
  const opened = openPage(
    { ...props, productId, isConfigurable: props.productType === 'configurable' },
    signal,
  );
  const wishlistUrl = props.wishlistUrl ?? signInLink(host);
  return { productId, ...opened, wishlistUrl, fields: hiddenFields(host) };
}

/** Variants, custom options, quantity and buttons of a product page. @see shop.md sections 2.2, 4 and 5 */
export default defineWidget({
  props: widgetProps,
  styles,
  mode: 'replace',
  slots: ['notice'],
  prepare: prepareFields,
  setup,
  component: ProductConfigurator,
});
