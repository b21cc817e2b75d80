import { array, type InferOutput, object, optional, string } from 'valibot';
import { flag, integer, text } from './attributes.ts';
import { customSchema } from './custom-schema.ts';
import { link } from './link.ts';
import { id } from './values.ts';

// What the page tells all widgets, in `<script type="application/json" data-krume-config>`. Every entry has the
// specification's default; each part is read where it is needed.

const count = customSchema('count', (raw) =>
  Number.isInteger(raw) && Number(raw) > 0 ? Number(raw) : undefined,
);

const limit = (characters: number) => optional(count, characters);

const hours = customSchema('hours', (raw) =>
  typeof raw === 'number' && raw >= 0 && raw < 24 ? raw : undefined,
);

const headers = customSchema('Texte', (raw): Record<string, string> | undefined =>
  raw && Object.values(raw).every((value) => typeof value === 'string') ? { ...raw } : undefined,
);

const credentials = customSchema('same-origin, include oder omit', (raw) =>
  raw === 'same-origin' || raw === 'include' || raw === 'omit' ? raw : undefined,
);

/** How the shop is called. */
export const ApiConfiguration = object({
  /** In front of every service path of the shop API */
  apiPath: optional(text, ''),
  /** Milliseconds until a call is given up */
  timeout: optional(integer, 15_000),
  /** Headers of every call besides ours */
  headers: optional(headers, {}),
  /** 'include' sends cookies to an API on another origin */
  credentials: optional(credentials, 'same-origin'),
  /** The token against forged requests: the name of its header, and of the meta element or the cookie that has it */
  csrf: optional(object({ header: text, meta: optional(text), cookie: optional(text) })),
});
export type ApiConfiguration = InferOutput<typeof ApiConfiguration>;

/** @see shop.md section 1, "Client-side storage and environment" */
export const SessionConfiguration = object({
  /** Whether the page was printed for somebody who is signed in; missing where the page does not say it */
  authenticated: optional(flag),
  /** Stands for the customer: a number or a text that no other one has. What is being entered is shown to nobody else */
  customer: optional(id),
  loginUrl: optional(link, '/login'),
  /** Address of the link or of the form that signs out: a press on it deletes what the customer has left on the device */
  signOutUrl: optional(link, '/logout'),
  /** The page follows a sign-out: says the same where no page of ours had the link, or as the session ends elsewhere */
  signedOut: optional(flag),
  cookieDomain: optional(text),
  /** Days that a cookie is kept */
  cookieDays: optional(integer, 17),
  /** Names of the cookies that end with the session, as far as scripts may see them */
  sessionCookies: optional(array(text), []),
});

/** @see shop.md sections 5 and 9 */
export const RulesConfiguration = object({
  /** Longest texts, in characters */
  maxLength: optional(
    object({
      company: limit(30),
      firstName: limit(30),
      lastName: limit(30),
      street: limit(30),
      zip: limit(30),
      location: limit(30),
      phone: limit(25),
    }),
    {},
  ),
  /** Whether the shop's mail reaches addresses such as info@bäckerei.ch. @see site.md section 5, "General" */
  umlautDomains: optional(flag, true),
  /** Cut-off for the next day, in hours since midnight: 15.5 is 15:30 */
  nextDayDeliveryTime: optional(hours, 15.5),
  /** Reception's address, named in the holiday messages */
  receptionEmail: optional(string(), ''),
});

/** Where visits are measured, with consent. @see site.md section 7, "Third-party services" */
export const AnalyticsConfiguration = object({
  /** Address of the tag's script; without it nothing is measured */
  analyticsUrl: optional(link),
  /** What the tag is configured with, such as G-XXXX */
  analyticsId: optional(text, ''),
  /** The service's name, as the cookie banner says it */
  analyticsFrom: optional(text, 'Google Analytics'),
  /** Tells the two flags of Consent Mode v2 besides: ad_user_data, ad_personalization */
  analyticsConsentV2: optional(flag, false),
});
export type AnalyticsConfiguration = InferOutput<typeof AnalyticsConfiguration>;

/** The invisible bot-check of the site's forms. @see site.md sections 4.9 and 7, "Third-party services" */
export const BotCheckConfiguration = object({
  /** Address of the service's script; without it no form with the field `recaptchatoken` can be sent */
  captchaUrl: optional(link),
  /** The site's key at the service */
  captchaKey: optional(text, ''),
  /** Strictly necessary, in the opinion of the site: loaded without consent, which the cookie banner says */
  captchaNecessary: optional(flag, false),
  /** The service's name, as the cookie banner and the question say it */
  captchaFrom: optional(text, 'Google reCAPTCHA'),
});
export type BotCheckConfiguration = InferOutput<typeof BotCheckConfiguration>;

/** What questions about third parties refer to. @see site.md section 2.1 */
export const PrivacyConfiguration = object({
  privacyUrl: optional(link, '/datenschutz'),
  /** The shop's address for e-mails */
  receptionEmail: optional(string(), ''),
});

export type Configuration = InferOutput<typeof ApiConfiguration> &
  InferOutput<typeof SessionConfiguration> &
  AnalyticsConfiguration &
  InferOutput<typeof RulesConfiguration>;
