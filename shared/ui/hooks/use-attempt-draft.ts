import { useState } from 'react';
import type { AttemptDraft } from '../../changes/attempt-draft.ts';
import { createContentKeys } from '../../changes/content-keys.ts';

export const textsOf = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/**
 * The draft of a form that sends a change: the texts from an earlier page, and the idempotency key of the change.
 * `keyFor` stores the draft before sending. The caller stores the draft on input and after a failure, and deletes the
 * draft after success.
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
    /** Returns the idempotency key for these values, and stores the key with the texts */
    keyFor(values: unknown, form: HTMLFormElement): string {
      const key = keys.keyFor(values);
      keep(form);
      return key;
    },
  };
}
