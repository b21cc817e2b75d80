import { request } from './client.ts';
import { Wishlist } from './wishlist.ts';

/** `GET /rest/wishlist/`: the wishlist. Rejects with SessionExpired for a guest, without emitting session-expired. */
export const fetchWishlist = () =>
  request({
    method: 'GET',
    path: '/rest/wishlist/',
    schema: Wishlist,
    endsSession: false,
    unauthorized: () => undefined,
  });
