import { cartCall } from '../../api/cart.ts';
import type { Change } from '../../api/change.ts';
import { request } from '../../api/client.ts';
import { makeChange } from '../../changes/change.ts';
import { cartOutbox } from './cart-outbox.ts';

/**
 * Sends a change of the cart without waiting in the queue, for a page that unloads. If the response is lost, the next
 * page sends the change again.
 */
export const sendLeaving = (change: Change) =>
  makeChange({ change: cartCall(change), send: request, outbox: (key) => cartOutbox.track(key, change) });
