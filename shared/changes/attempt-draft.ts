import { type InferOutput, object, optional } from 'valibot';
import { kept } from '../kept/kept.ts';
import { recordOf, text } from '../model/values.ts';

export type AttemptDraft = ReturnType<typeof attemptDraft>;

/** The sent content, and its idempotency key. */
export const Attempt = object({ content: text, key: text });
export type Attempt = InferOutput<typeof Attempt>;

/**
 * Maximum length in characters: more than twice the limits of all fields of such a form, because an attempt repeats the
 * texts.
 */
const maxLength = 20_000;

/**
 * The texts of a form by field name, and the last attempt while its outcome is unknown. They survive a reload and a new
 * sign-in, so that sending again is the same change for the shop.
 */
export const attemptDraft = (name: string) =>
  kept({
    name,
    where: 'tab',
    schema: object({ texts: recordOf('texts', text), attempt: optional(Attempt) }),
    owner: 'shopper',
    maxLength,
  });
