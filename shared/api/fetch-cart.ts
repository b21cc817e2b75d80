import { Cart } from '../model/cart.ts';
import { request } from './client.ts';

/** `GET /rest/cart/` */
export const fetchCart = (signal?: AbortSignal) =>
  request({ method: 'GET', path: '/rest/cart/', schema: Cart, signal });
