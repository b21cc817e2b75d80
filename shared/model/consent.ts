import { customSchema } from './custom-schema.ts';

/** What the shopper has said to cookies and third parties. */
export type Consent = 'granted' | 'denied';

/** What is neither is no answer. @see site.md section 3, "Consent" */
export const Consent = customSchema('granted oder denied', (raw): Consent | undefined =>
  raw === 'granted' || raw === 'denied' ? raw : undefined,
);
