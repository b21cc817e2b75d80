import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { perVisitor } from '../../api/per-visitor.ts';
import { heartOf } from '../../stores/wishlist/wishlist-state.ts';
import { askForWishlist } from '../services/load-services.ts';

/**
 * Whether a product is on the wishlist.
 *
 * @param printed the state in the server's HTML. Undefined on a page that several visitors share: the hook then
 * requests the state from the shop
 */
export function useHeart(productId: string, printed?: boolean): boolean {
  const known = perVisitor(printed);
  useEffect(() => {
    if (known === undefined) askForWishlist();
  }, [known]);
  return useStore(heartOf(productId)) ?? known ?? false;
}
