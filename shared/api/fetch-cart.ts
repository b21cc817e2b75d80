import { Cart } from '../model/cart.ts';
import { request } from './client.ts';

/**
 * `GET /rest/cart/`: the cart. Not in `cart.ts`, because every page loads `cart.ts` and most pages do not need the
 * schema of the cart.
 */
export const fetchCart = (signal?: AbortSignal) =>
  request({ method: 'GET', path: '/rest/cart/', schema: Cart, signal });
