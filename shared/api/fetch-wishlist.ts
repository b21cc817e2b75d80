import type { request } from './client.ts';
import type { Wishlist } from './wishlist.ts';

/**
 * `GET /rest/wishlist/`: the ids of the products on the list. Rejects with SessionExpired for a guest, whose 401 does
 * not end a session. This module imports nothing of the core, because it loads late: the caller passes `request` and
 * the schema.
 */
export const fetchWishlist = (send: typeof request, schema: typeof Wishlist) =>
  send({
    method: 'GET',
    path: '/rest/wishlist/',
    schema,
    endsSession: false,
    unauthorized: () => undefined,
  });
