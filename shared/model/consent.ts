import { type InferOutput, object, optional } from 'valibot';
import { customSchema } from './custom-schema.ts';

/** What the shopper has said to cookies and third parties. */
export type Consent = 'granted' | 'denied';

/** What is neither is no answer. @see site.md section 3, "Consent" */
export const Consent = customSchema('granted oder denied', (raw): Consent | undefined =>
  raw === 'granted' || raw === 'denied' ? raw : undefined,
);

/** What services of third parties are for, in the order in which the shopper reads it. @see site.md section 4.3 */
export const purposes = ['measuring', 'maps', 'photos', 'botCheck'] as const;
export type Purpose = (typeof purposes)[number];

const answer = optional(Consent);

/** The answer for each purpose; without one, the answer to the banner counts. */
export const PurposeConsents = object({ measuring: answer, maps: answer, photos: answer, botCheck: answer });
export type PurposeConsents = InferOutput<typeof PurposeConsents>;
