import { array, type InferOutput, object, optional, string } from 'valibot';
import { flag, integer, text } from './attributes.ts';
import { customSchema } from './custom-schema.ts';
import { link } from './link.ts';
import { id } from './values.ts';

// The page's configuration for all widgets, in `<script type="application/json" data-krume-config>`. Every entry has
// the specification's default; each part is read on first use.

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

/** Settings of API calls. */
export const ApiConfiguration = object({
  /** URL or path before every `/rest/…` call of the shop API */
  apiPath: optional(text, ''),
  /** Milliseconds until a call times out */
  timeout: optional(integer, 15_000),
  /** Further headers of every call */
  headers: optional(headers, {}),
  /** `include` sends cookies to an API on another origin; `same-origin`, `include` or `omit` */
  credentials: optional(credentials, 'same-origin'),
  /** CSRF token: the name of its `header`, and the `meta` element or the `cookie` that holds the value */
  csrf: optional(object({ header: text, meta: optional(text), cookie: optional(text) })),
});
export type ApiConfiguration = InferOutput<typeof ApiConfiguration>;

/** The visitor of the page. A part of its own, so that an invalid entry elsewhere does not affect it. */
export const VisitorConfiguration = object({
  /** The page comes from a cache that visitors share: printed counts, hearts, cart and session are ignored, and the shop is asked */
  sharedPage: optional(flag, false),
});

/** @see shop.md section 1, "Client-side storage and environment" */
export const SessionConfiguration = object({
  /** Whether the page was printed for a signed-in customer; leave it out if the page does not know */
  authenticated: optional(flag),
  /** A number or text that identifies the customer. Drafts are shown to this customer only */
  customer: optional(id),
  /** URL of the login page */
  loginUrl: optional(link, '/login'),
  /** URL of the link, form or button that signs out, with its query. A press on it deletes what the customer left on the device */
  signOutUrl: optional(link, '/logout'),
  /** The page follows a sign-out. Print it if no page has the link, or if the session ended elsewhere */
  signedOut: optional(flag),
  /** Domain of the cookies that the bundle sets; the page's host by default */
  cookieDomain: optional(text),
  /** Days until a cookie expires */
  cookieDays: optional(integer, 17),
  /** Names of the cookies that end with the session and that scripts can read */
  sessionCookies: optional(array(text), []),
});

/** @see shop.md sections 5 and 9 */
export const RulesConfiguration = object({
  /** Maximum lengths of the address fields, in characters */
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
  /** Whether the shop can send e-mail to addresses such as info@bäckerei.ch. @see site.md section 5, "General" */
  umlautDomains: optional(flag, true),
  /** Cut-off for delivery on the next day, in hours since midnight: 15.5 is 15:30 */
  nextDayDeliveryTime: optional(hours, 15.5),
  /** E-mail address of the reception, shown in holiday messages and as another way beside a bot-check */
  receptionEmail: optional(string(), ''),
});

/** The analytics service, used with consent. @see site.md section 7, "Third-party services" */
export const AnalyticsConfiguration = object({
  /** URL of the tag's script. Without it nothing is measured */
  analyticsUrl: optional(link),
  /** Id of the measured property, such as G-XXXX */
  analyticsId: optional(text, ''),
  /** Name of the measuring service in the cookie banner */
  analyticsFrom: optional(text, 'Google Analytics'),
  /** Also sends the two flags of Consent Mode v2: ad_user_data, ad_personalization */
  analyticsConsentV2: optional(flag, false),
});
export type AnalyticsConfiguration = InferOutput<typeof AnalyticsConfiguration>;

/** The invisible bot-check of the site's forms. @see site.md sections 4.9 and 7, "Third-party services" */
export const BotCheckConfiguration = object({
  /** URL of the service's script. Without it no form with the field `recaptchatoken` can be sent */
  captchaUrl: optional(link),
  /** The site's key at the service */
  captchaKey: optional(text, ''),
  /** Declares the service strictly necessary: it loads without consent, and the cookie banner says so */
  captchaNecessary: optional(flag, false),
  /** Name of the bot-check in the cookie banner and in its question */
  captchaFrom: optional(text, 'Google reCAPTCHA'),
});
export type BotCheckConfiguration = InferOutput<typeof BotCheckConfiguration>;

/** Contacts that consent questions link to. @see site.md section 2.1 */
export const PrivacyConfiguration = object({
  /** URL of the privacy page, linked by questions about third parties */
  privacyUrl: optional(link, '/datenschutz'),
  /** E-mail address of the reception */
  receptionEmail: optional(string(), ''),
});

export type Configuration = InferOutput<typeof ApiConfiguration> &
  InferOutput<typeof SessionConfiguration> &
  AnalyticsConfiguration &
  InferOutput<typeof RulesConfiguration>;
