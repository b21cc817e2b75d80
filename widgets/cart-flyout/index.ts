import { object } from 'valibot';
import { attribute } from '../../shared/registry/widget/index.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { CartFlyout } from './CartFlyout.tsx';

/** The header's cart entry with its badge and flyout. @see shop.md sections 2.6 and 4 */
export default defineWidget({
  props: object({
    count: attribute.integer,
    cartUrl: attribute.link,
    checkoutUrl: attribute.link,
    shopUrl: attribute.link,
  }),
  mode: 'replace',
  component: CartFlyout,
});
