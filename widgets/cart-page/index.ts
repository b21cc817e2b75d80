import { object, optional, record, string } from 'valibot';
import { Cart } from '../../shared/model/cart.ts';
import { link } from '../../shared/model/link.ts';
import { attribute } from '../../shared/registry/widget/index.ts';
import { keepTyped } from '../../shared/registry/widget/typed.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { CartPage } from './CartPage.tsx';

/** The cart: its items, the totals and what all of it contains. @see shop.md sections 2.5 and 4, "Cart page" */
export default defineWidget({
  props: object({
    checkoutUrl: attribute.link,
    shopUrl: attribute.link,
    maximum: optional(attribute.integer),
    cart: Cart,
    allergenIcons: optional(record(string(), link), {}),
  }),
  mode: 'replace',
  component: CartPage,
  typed: keepTyped,
});
