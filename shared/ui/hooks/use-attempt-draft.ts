import { useState } from 'react';
import type { AttemptDraft } from '../../changes/attempt-draft.ts';
import { createContentKeys } from '../../changes/content-keys.ts';

export const textsOf = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/**
 * The draft of a form that sends a change: the texts from an earlier page, and the idempotency key of the change. The
 * hook updates the draft on input, sending, success and failure.
 *
 * @param isFresh true to ignore a stored draft that belongs to another change
 */
export function useAttemptDraft(draft: AttemptDraft, isFresh = false) {
  const [{ texts, keys }] = useState(() => {
    const { texts = {}, attempt } = (isFresh ? undefined : draft.read()) ?? {};
    return { texts, keys: createContentKeys(attempt) };
  });
  const keep = (form: HTMLFormElement) => draft.write({ texts: textsOf(form), attempt: keys.attempt() });
  return {
    texts,
    /** Stores the texts and the key. Call `keep` after a failure as well, because a refused change needs a new key */
    keep,
    forget: draft.forget,
    /** The idempotency key for these values */
    keyFor(values: unknown, form: HTMLFormElement): string {
      const key = keys.keyFor(values);
      keep(form);
      return key;
    },
  };
}
