import { useState } from 'react';
import { isRefusal } from '../../api/errors.ts';
import type { AttemptDraft } from '../../changes/attempt-draft.ts';
import { createContentKeys } from '../../changes/content-keys.ts';

export const textsOf = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/**
 * A form that makes a change, with its draft: the texts that an earlier page has left, and what happens to the draft and to
 * the key of the change while it is typed, sent, made or failed.
 *
 * @param isFresh what an earlier page has left is about something else
 */
export function useAttemptDraft(draft: AttemptDraft, isFresh = false) {
  const [{ texts, keys }] = useState(() => {
    const { texts = {}, attempt } = (isFresh ? undefined : draft.read()) ?? {};
    return { texts, keys: createContentKeys(attempt) };
  });
  const keep = (form: HTMLFormElement) => draft.write({ texts: textsOf(form), attempt: keys.attempt() });
  return {
    texts,
    keep,
    /** The key of what is sent now */
    keyFor(values: unknown, form: HTMLFormElement): string {
      const key = keys.keyFor(values);
      keep(form);
      return key;
    },
    forget(): void {
      keys.settle();
      draft.forget();
    },
    /** Of what was not refused a later page may learn that it was made: the same again is the same change */
    failed(error: unknown, form: HTMLFormElement): void {
      if (isRefusal(error)) keys.settle();
      keep(form);
    },
  };
}
