import { Cart } from '../model/cart.ts';
import { request } from './client.ts';

/**
 * `GET /rest/cart/`. Separate from `cart.ts`, which is on every page: only components that show cart items
 * need the model of a cart.
 */
export const fetchCart = (signal?: AbortSignal) =>
  request({ method: 'GET', path: '/rest/cart/', schema: Cart, signal });
