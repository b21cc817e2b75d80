import { object, optional } from 'valibot';
import { perVisitor } from '../../shared/api/per-visitor.ts';
import { AllergenIcons } from '../../shared/model/allergen-icons.ts';
import * as attribute from '../../shared/model/attributes.ts';
import { Cart } from '../../shared/model/cart.ts';
import { defineWidget, type WidgetPlace } from '../../shared/ui/widget.ts';
import { CartPage } from './CartPage.tsx';
import styles from './cart-page.css?inline';
import { followContents } from './follow-contents.ts';
import { followDesigns } from './follow-designs.ts';

const widgetProps = object({
  checkoutUrl: attribute.link,
  shopUrl: attribute.link,
  maximum: optional(attribute.integer),
  cart: optional(Cart),
  allergenIcons: optional(AllergenIcons, {}),
});

function setup({ props, signal }: WidgetPlace<typeof widgetProps>) {
  const printed = perVisitor(props.cart);
  const contents = followContents(printed, signal);
  return { ...contents, isPrinted: printed !== undefined, $designs: followDesigns(contents.$shown, signal) };
}

/** The cart page: items, totals and allergens. @see shop.md sections 2.5 and 4, "Cart page" */
export default defineWidget({
  props: widgetProps,
  styles,
  mode: 'replace',
  setup,
  component: CartPage,
});
