import { Cart } from '../model/cart.ts';
import { request } from './client.ts';

/** `GET /rest/cart/`. Apart from `cart.ts`, which is on every page: the model of the contents comes with whoever shows them. */
export const fetchCart = (signal?: AbortSignal) =>
  request({ method: 'GET', path: '/rest/cart/', schema: Cart, signal });
