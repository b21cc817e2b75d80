import { sendCartChange } from '../../api/cart.ts';
import type { Change } from '../../api/change.ts';
import { createKey } from '../../changes/key.ts';
import { trackPending } from '../../changes/outbox.ts';

/** For a page that goes away: it cannot wait for its turn, and the next one asks for the answer. */
export async function sendLeaving(change: Change): Promise<void> {
  const key = createKey();
  const settle = trackPending(key, change);
  await sendCartChange(change, key).then(
    () => settle(undefined),
    (error) => {
      settle(error);
      throw error;
    },
  );
}
