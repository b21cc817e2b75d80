import { unknown } from 'valibot';
import { type Change, productOf } from '../../api/change.ts';
import { request } from '../../api/client.ts';
import { attemptDraft } from '../../changes/attempt-draft.ts';
import { makeChange } from '../../changes/change.ts';
import { createOutbox, type Pending } from '../../changes/outbox.ts';

/** The draft of a review of a product. */
export const reviewDraft = (productId: string) => attemptDraft(`review:${productId}`);

/** Reviews for the next page. The list of reviews cannot tell whether a missing one was received. */
export const reviewOutbox = createOutbox({
  name: 'own-reviews',
  owner: 'shopper',
  paths: /^\/rest\/product\/[\w.%-]+\/review\/$/,
});

/** Resets the module state; for tests. */
export const resetReviewOutbox = () => reviewOutbox.reset();

/** Retries reviews whose response earlier pages did not receive. */
export const followReviews = (signal: AbortSignal) => reviewOutbox.resume(resend, signal);

/** If the retry fails, the form still has the draft. */
async function resend({ key, change }: Pending): Promise<void> {
  if (!change) return;
  // The response is not parsed, because no component of this page shows it
  await makeChange({
    change: { ...change, schema: unknown() },
    key,
    send: request,
    outbox: () => reviewOutbox.track(key, change),
    isResumed: true,
  });
  const draft = reviewDraft(productOf(change));
  const { texts = {}, attempt } = draft.read() ?? {};
  if (attempt?.key === key && isContent(change, texts)) draft.forget();
}

/** Whether a draft contains only texts of the sent review: the shopper can have changed it since. */
function isContent({ body }: Change, texts: Readonly<Record<string, string>>): boolean {
  const sent: Record<string, unknown> = Object(body);
  return Object.entries(texts).every(([name, text]) => text.trim() === String(sent[name] ?? ''));
}
