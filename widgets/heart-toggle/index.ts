import { object, optional } from 'valibot';
import * as attribute from '../../shared/model/attributes.ts';
import { queryAll } from '../../shared/registry/native.ts';
import { defineWidget, type WidgetPlace } from '../../shared/registry/widget/index.ts';
import { hiddenFields } from '../../shared/ui/dom/hidden-fields.ts';
import { linkUrl } from '../../shared/ui/dom/link-url.ts';
import { planServices } from '../../shared/ui/services/load-services.ts';
import { HeartToggle } from './HeartToggle.tsx';

const widgetProps = object({
  productId: attribute.id,
  active: optional(attribute.flag),
  name: optional(attribute.text, ''),
  redirect: optional(attribute.link),
});

/**
 * Reads the props that come from the server's markup. A link in the server HTML means a guest, and a form
 * means a customer, even if the attribute is misspelt.
 */
function setup({ host, props }: WidgetPlace<typeof widgetProps>) {
  planServices();
  const form = queryAll(host, 'form')[0];
  return {
    redirect: props.redirect ?? linkUrl(queryAll(host, 'a')[0]),
    isCustomer: form !== undefined,
    fields: form && hiddenFields(form),
  };
}

/**
 * A heart button that adds a product to the wishlist or removes the product from the wishlist. The heart does not
 * import `shared/ui/widget.ts`, which loads the services before mount. The first hearts therefore wait only for
 * the core.
 *
 * @see shop.md sections 2.1 and 4
 */
export default defineWidget({
  props: widgetProps,
  mode: 'replace',
  setup,
  component: HeartToggle,
});
