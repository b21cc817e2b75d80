import { type InferOutput, object, optional } from 'valibot';
import { kept } from '../kept/kept.ts';
import { recordOf, text } from '../model/values.ts';

export type AttemptDraft = ReturnType<typeof attemptDraft>;

export const Attempt = object({ content: text, key: text });
export type Attempt = InferOutput<typeof Attempt>;

/** In characters: more than twice the limits of all fields, because `texts` and `attempt` contain the same texts. */
const maxLength = 20_000;

/**
 * A form's texts by field name, and its last attempt while the outcome is unknown. Both survive a reload and a new
 * sign-in. Sending the same texts again then uses the same key.
 */
export const attemptDraft = (name: string) =>
  kept({
    name,
    where: 'tab',
    schema: object({ texts: recordOf('texts', text), attempt: optional(Attempt) }),
    owner: 'shopper',
    maxLength,
  });
