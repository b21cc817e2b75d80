import { object, optional } from 'valibot';
import * as attribute from '../../shared/model/attributes.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { HeartToggle } from './HeartToggle.tsx';

/** A heart that puts a product on the wishlist and takes it off. @see shop.md sections 2.1 and 4 */
export default defineWidget({
  props: object({
    productId: attribute.id,
    active: optional(attribute.flag, false),
    name: optional(attribute.text, ''),
    redirect: optional(attribute.link),
  }),
  mode: 'replace',
  component: HeartToggle,
});
