import { unknown } from 'valibot';
import { productOf } from '../../api/change.ts';
import { request } from '../../api/client.ts';
import { reviewDraft } from '../../changes/attempt-draft.ts';
import { makeChange } from '../../changes/change.ts';
import { type Pending, resumePending, trackPending } from '../../changes/outbox.ts';

/** Retries reviews whose response earlier pages did not receive. */
export const followReviews = (signal: AbortSignal) => resumePending('review', resend, signal);

/** If the retry fails, the form still has the draft. */
async function resend({ key, change }: Pending): Promise<void> {
  if (!change) return;
  // The response is not parsed, because no component of this page shows it
  await makeChange({
    change: { ...change, schema: unknown() },
    key,
    send: request,
    outbox: () => trackPending(key, change),
    isResumed: true,
  });
  const draft = reviewDraft(productOf(change));
  // If the shopper has changed the draft in the meantime, it is kept
  if (draft.read()?.attempt?.key === key) draft.forget();
}
