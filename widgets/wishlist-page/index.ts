import { object } from 'valibot';
import { attribute } from '../../shared/registry/widget/index.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { enhanceWishlist } from './enhance-wishlist.ts';

/** The wishlist's own page. Its entries are the server's. @see shop.md sections 2.4 and 4, "Wishlist" */
export default defineWidget({
  props: object({ count: attribute.integer, shopUrl: attribute.link }),
  mode: 'enhance',
  enhance: enhanceWishlist,
});
