import { unknown } from 'valibot';
import { type Change, productOf } from '../../api/change.ts';
import { request } from '../../api/client.ts';
import { attemptDraft } from '../../changes/attempt-draft.ts';
import { makeChange } from '../../changes/change.ts';
import { createOutbox, type Pending } from '../../changes/outbox.ts';
import { resettable } from '../../registry/resettable.ts';

export const reviewDraft = (productId: string) => attemptDraft(`review:${productId}`);

export const reviewOutbox = createOutbox({
  name: 'own-reviews',
  owner: 'shopper',
  paths: /^\/rest\/product\/[\w.%-]+\/review\/$/,
});

resettable(() => reviewOutbox.reset());

/** Sends the pending reviews of earlier pages again, until the signal aborts. */
export const followReviews = (signal: AbortSignal) => reviewOutbox.resume(resend, signal);

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

/** Whether the draft equals the sent review. The draft differs if the shopper has edited it since. */
function isContent({ body }: Change, texts: Readonly<Record<string, string>>): boolean {
  const sent: Record<string, unknown> = Object(body);
  return Object.entries(texts).every(([name, text]) => text.trim() === String(sent[name] ?? ''));
}
