import { unknown } from 'valibot';
import type { Change } from '../../api/change.ts';
import { request } from '../../api/client.ts';
import { reviewDraft } from '../../changes/attempt-draft.ts';
import { claimPending, type Pending, tellLateFailure, trackPending } from '../../changes/outbox.ts';
import { retryOnce } from '../../changes/serial-queue.ts';
import { onPageReturn } from '../../page/page-lifecycle.ts';

/** Sends reviews that earlier pages have left without an answer, now and whenever the page comes back. */
export function followReviews(signal: AbortSignal): void {
  const resumeAll = () => claimPending('review').forEach(resume);
  resumeAll();
  onPageReturn(resumeAll, signal);
}

/** Under its key it is one review, however often it is sent. Where it fails once more that is told, and its form has it still. */
async function resume({ key, change }: Pending): Promise<void> {
  if (!change) return;
  try {
    // Nobody here shows it: what it looks like is the form's matter
    const send = (key: string) => request({ ...change, schema: unknown(), key });
    await trackPending(key, change, () => retryOnce(send, key));
    forgetDraft(change, key);
  } catch (error) {
    tellLateFailure(error, () => resume({ key, change }));
  }
}

/** Unless something else has been written since. */
function forgetDraft({ path }: Change, key: string): void {
  const draft = reviewDraft(decodeURIComponent(path.split('/')[3] ?? ''));
  if (draft.read()?.attempt?.key === key) draft.forget();
}
