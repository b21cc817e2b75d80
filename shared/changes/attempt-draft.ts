import { type InferOutput, object, optional } from 'valibot';
import { kept } from '../kept/kept.ts';
import { recordOf, text } from '../model/values.ts';

export type AttemptDraft = ReturnType<typeof attemptDraft>;

/** A sent change with an unknown outcome: its content, or a hash of its content, and its idempotency key. */
export const Attempt = object({ content: text, key: text });
export type Attempt = InferOutput<typeof Attempt>;

/**
 * Maximum length of a stored value in characters. `texts` and `attempt` contain the same texts, so the limit is more
 * than twice the sum of the limits of all fields.
 */
const maxLength = 20_000;

/**
 * Stores the texts of a form by field name, and the last attempt while its outcome is unknown. Texts and attempt
 * survive a reload and a new sign-in, so that sending the same texts again uses the same key.
 */
export const attemptDraft = (name: string) =>
  kept({
    name,
    where: 'tab',
    schema: object({ texts: recordOf('texts', text), attempt: optional(Attempt) }),
    owner: 'shopper',
    maxLength,
  });
