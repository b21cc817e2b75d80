import { type InferOutput, object, optional } from 'valibot';
import { kept } from '../kept/kept.ts';
import { customSchema } from '../model/custom-schema.ts';
import { text } from '../model/values.ts';

export type AttemptDraft = ReturnType<typeof attemptDraft>;

/** What is sent, and the key under which it happens once. */
export const Attempt = object({ content: text, key: text });
export type Attempt = InferOutput<typeof Attempt>;

const texts = customSchema('texts', (raw): Record<string, string> | undefined =>
  raw && Object.values(raw).every((value) => typeof value === 'string') ? { ...raw } : undefined,
);

/** Characters; more than the shop takes of all fields of such a form, twice: the attempt has them, too. */
const maxLength = 20_000;

/**
 * What stands in a form, by the names of its fields; and how it was sent, while it is unknown what became of that. A
 * reload and a new sign-in find it again, and what is sent again then is the same to the shop.
 */
export const attemptDraft = (name: string) =>
  kept({
    name,
    where: 'tab',
    schema: object({ texts, attempt: optional(Attempt) }),
    owner: 'shopper',
    maxLength,
  });

/** Of what is being written about a product. */
export const reviewDraft = (productId: string) => attemptDraft(`review:${productId}`);
