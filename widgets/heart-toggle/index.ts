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
 * The server's markup shows whether the shopper is signed in, even if the attribute is misspelt: a link for
 * guests, a form for customers.
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
 * A heart button that adds a product to the wishlist and removes it. Does not use the shop's widget kit, which
 * starts the services before a widget mounts, so that the first hearts wait only for the core.
 *
 * @see shop.md sections 2.1 and 4
 */
export default defineWidget({
  props: widgetProps,
  mode: 'replace',
  setup,
  component: HeartToggle,
});
