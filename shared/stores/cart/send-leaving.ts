import { sendCartChange } from '../../api/cart.ts';
import type { Change } from '../../api/change.ts';
import { trackPending } from '../../changes/outbox.ts';
import { createIdempotencyKey } from '../../changes/serial-queue.ts';

/** For a page that goes away: it cannot wait for its turn, and the next one asks for the answer. */
export async function sendLeaving(change: Change): Promise<void> {
  const key = createIdempotencyKey();
  await trackPending(key, change, () => sendCartChange(change, key));
}
