import { sendCartChange } from '../../api/cart.ts';
import type { Change } from '../../api/change.ts';
import { makeChange } from '../../changes/change.ts';
import { trackPending } from '../../changes/outbox.ts';

/**
 * Sends a change while the page unloads: it cannot wait in the queue, and the next page retries it if the response is
 * lost.
 */
export const sendLeaving = (change: Change) =>
  makeChange({ change, send: sendCartChange, outbox: trackPending });
