import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { perVisitor } from '../../api/per-visitor.ts';
import { heartOf } from '../../stores/wishlist/wishlist.ts';
import { askForWishlist } from './ask-for-wishlist.ts';

/**
 * Whether a product is on the wishlist.
 *
 * @param printed what the server's HTML says; undefined where it does not know the visitor, and the shop is asked
 */
export function useHeart(productId: string, printed?: boolean): boolean {
  const known = perVisitor(printed);
  useEffect(() => {
    if (known === undefined) askForWishlist();
  }, [known]);
  return useStore(heartOf(productId)) ?? known ?? false;
}
