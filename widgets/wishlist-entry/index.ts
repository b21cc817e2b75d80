import { object } from 'valibot';
import { attribute } from '../../shared/registry/widget/index.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { WishlistEntry } from './WishlistEntry.tsx';

/** The header's link to the wishlist with its count. @see shop.md section 2.6 */
export default defineWidget({
  props: object({ count: attribute.integer, url: attribute.link }),
  mode: 'replace',
  component: WishlistEntry,
});
