import { object } from 'valibot';
import * as attribute from '../../shared/model/attributes.ts';
import { seedWishlistCount } from '../../shared/stores/wishlist/wishlist.ts';
import { defineWidget, type WidgetPlace } from '../../shared/ui/widget.ts';
import { WishlistEntry } from './WishlistEntry.tsx';

const widgetProps = object({ count: attribute.integer, url: attribute.link });

function setup({ props }: WidgetPlace<typeof widgetProps>) {
  seedWishlistCount(props.count);
  return {};
}

/** The wishlist link in the header with its count. @see shop.md section 2.6 */
export default defineWidget({
  props: widgetProps,
  mode: 'replace',
  setup,
  component: WishlistEntry,
});
