import { request } from './client.ts';
import { Wishlist } from './wishlist.ts';

/**
 * `GET /rest/wishlist/`: the ids of the products on the list. Rejects with SessionExpired for a guest, whose 401 does
 * not end a session.
 */
export const fetchWishlist = () =>
  request({
    method: 'GET',
    path: '/rest/wishlist/',
    schema: Wishlist,
    endsSession: false,
    unauthorized: () => undefined,
  });
