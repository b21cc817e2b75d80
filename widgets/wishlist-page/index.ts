import { object } from 'valibot';
import * as attribute from '../../shared/model/attributes.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { enhanceWishlist } from './enhance-wishlist.ts';
import styles from './wishlist-page.css?inline';

/** The wishlist page. The server prints the entries. @see shop.md sections 2.4 and 4, "Wishlist" */
export default defineWidget({
  props: object({ count: attribute.integer, shopUrl: attribute.link }),
  styles,
  mode: 'enhance',
  enhance: enhanceWishlist,
});
