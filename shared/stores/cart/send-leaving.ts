import { sendCartChange } from '../../api/cart.ts';
import type { Change } from '../../api/change.ts';
import { makeChange } from '../../changes/change.ts';
import { trackPending } from '../../changes/outbox.ts';

/** For a page that goes away: it cannot wait for its turn, and the next one asks for the answer. */
export const sendLeaving = (change: Change) =>
  makeChange({ change, send: sendCartChange, outbox: trackPending });
