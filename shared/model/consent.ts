import { type InferOutput, object, optional } from 'valibot';
import { customSchema } from './custom-schema.ts';

/** The shopper's choice about cookies and services of third parties. */
export type Consent = 'granted' | 'denied';

/** @see site.md section 3, "Consent" */
export const Consent = customSchema('granted oder denied', (raw): Consent | undefined =>
  raw === 'granted' || raw === 'denied' ? raw : undefined,
);

/** Purposes of third-party services, in display order. @see site.md section 4.3 */
export const purposes = ['measuring', 'maps', 'photos', 'botCheck'] as const;
export type Purpose = (typeof purposes)[number];

const choice = optional(Consent);

/** The choice for each purpose. For a purpose without a choice, the choice for all purposes applies. */
export const PurposeConsents = object({ measuring: choice, maps: choice, photos: choice, botCheck: choice });
export type PurposeConsents = InferOutput<typeof PurposeConsents>;
