import { object, optional } from 'valibot';
import { perVisitor } from '../../shared/api/per-visitor.ts';
import * as attribute from '../../shared/model/attributes.ts';
import { seedWishlistCount } from '../../shared/stores/wishlist/wishlist.ts';
import { askForWishlist } from '../../shared/ui/services/load-services.ts';
import { defineWidget, type WidgetPlace } from '../../shared/ui/widget.ts';
import { WishlistEntry } from './WishlistEntry.tsx';

const widgetProps = object({ count: optional(attribute.count), url: attribute.link });

function setup({ props }: WidgetPlace<typeof widgetProps>) {
  const count = perVisitor(props.count) ?? undefined;
  if (count === undefined) askForWishlist();
  else seedWishlistCount(count);
  return { count };
}

/** The wishlist link in the header, with the number of entries. @see shop.md section 2.6 */
export default defineWidget({
  props: widgetProps,
  mode: 'replace',
  setup,
  component: WishlistEntry,
});
