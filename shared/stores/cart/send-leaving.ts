import { cartCall } from '../../api/cart.ts';
import type { Change } from '../../api/change.ts';
import { request } from '../../api/client.ts';
import { makeChange } from '../../changes/change.ts';
import { cartOutbox } from './cart-outbox.ts';

/**
 * Sends a change while the page unloads. It cannot wait in the queue. If the response is lost, the next page
 * retries the change.
 */
export const sendLeaving = (change: Change) =>
  makeChange({ change: cartCall(change), send: request, outbox: (key) => cartOutbox.track(key, change) });
