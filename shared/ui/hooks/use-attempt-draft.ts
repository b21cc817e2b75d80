import { useState } from 'react';
import type { AttemptDraft } from '../../changes/attempt-draft.ts';
import { createContentKeys } from '../../changes/content-keys.ts';

export const textsOf = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/**
 * The draft of a form that sends a change. The draft contains the texts from an earlier page and the key of
 * the change. It is updated on input, sending, success and failure.
 *
 * @param isFresh ignores the stored draft, because it belongs to another change
 */
export function useAttemptDraft(draft: AttemptDraft, isFresh = false) {
  const [{ texts, keys }] = useState(() => {
    const { texts = {}, attempt } = (isFresh ? undefined : draft.read()) ?? {};
    return { texts, keys: createContentKeys(attempt) };
  });
  const keep = (form: HTMLFormElement) => draft.write({ texts: textsOf(form), attempt: keys.attempt() });
  return {
    texts,
    /** Stores the texts and the key. Call it also after a failure, because a refusal settles the key */
    keep,
    forget: draft.forget,
    /** The idempotency key of the values to send */
    keyFor(values: unknown, form: HTMLFormElement): string {
      const key = keys.keyFor(values);
      keep(form);
      return key;
    },
  };
}
