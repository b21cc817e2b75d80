import { type InferOutput, object, optional } from 'valibot';
import { flag, text } from '../attributes.ts';
import { link } from '../link.ts';

/** The analytics service, which needs consent. @see site.md section 7, "Third-party services" */
export const AnalyticsConfiguration = object({
  /** URL of the script of the analytics service. Without this URL, no visits are measured */
  analyticsUrl: optional(link),
  /** Id of the measured property at the analytics service, such as G-XXXX */
  analyticsId: optional(text, ''),
  /** Name of the analytics service in the cookie banner */
  analyticsFrom: optional(text, 'Google Analytics'),
  /** Whether to send the two additional flags of Consent Mode v2: ad_user_data, ad_personalization */
  analyticsConsentV2: optional(flag, false),
});
export type AnalyticsConfiguration = InferOutput<typeof AnalyticsConfiguration>;
