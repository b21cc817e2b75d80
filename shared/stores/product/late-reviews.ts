import { unknown } from 'valibot';
import { productOf } from '../../api/change.ts';
import { request } from '../../api/client.ts';
import { reviewDraft } from '../../changes/attempt-draft.ts';
import { makeChange } from '../../changes/change.ts';
import { type Pending, resumePending, trackPending } from '../../changes/outbox.ts';

/** Sends reviews that earlier pages have left without an answer. */
export const followReviews = (signal: AbortSignal) => resumePending('review', resend, signal);

/** Where it fails once more, its form has it still. */
async function resend({ key, change }: Pending): Promise<void> {
  if (!change) return;
  // Nobody here shows it: what it looks like is the form's matter
  const send = () => request({ ...change, schema: unknown(), key });
  await makeChange({ change, key, send, outbox: trackPending });
  const draft = reviewDraft(productOf(change));
  // Unless something else has been written since
  if (draft.read()?.attempt?.key === key) draft.forget();
}
