import { type InferOutput, object, optional } from 'valibot';
import { flag, text } from '../attributes.ts';
import { link } from '../link.ts';

/** The analytics service, used with consent. @see site.md section 7, "Third-party services" */
export const AnalyticsConfiguration = object({
  /** URL of the service's script. Without it, nothing is measured */
  analyticsUrl: optional(link),
  /** Id of the measured property, such as G-XXXX */
  analyticsId: optional(text, ''),
  /** Name of the measuring service in the cookie banner */
  analyticsFrom: optional(text, 'Google Analytics'),
  /** Also sends the two flags of Consent Mode v2: ad_user_data, ad_personalization */
  analyticsConsentV2: optional(flag, false),
});
export type AnalyticsConfiguration = InferOutput<typeof AnalyticsConfiguration>;
