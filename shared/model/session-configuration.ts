import { object, optional } from 'valibot';
import { kind } from '../registry/widget/kind.ts';
import { link } from './link.ts';

// Kinds of its own: the dialogs, which every page makes ready, would fetch those of the shop's entities for it
const text = kind('a text', (raw) => (typeof raw === 'string' ? raw : undefined));
const days = kind('a number of days', (raw) => (typeof raw === 'number' ? raw : undefined));
const texts = kind('a list of texts', (raw): string[] | undefined =>
  Array.isArray(raw) && raw.every((entry) => typeof entry === 'string') ? raw : undefined,
);

/** @see shop.md section 1, "Client-side storage and environment" */
export const SessionConfiguration = object({
  loginUrl: optional(link, '/login'),
  cookieDomain: optional(text),
  /** Days that a cookie is kept */
  cookieDays: optional(days, 17),
  /** Names of the cookies that end with the session, as far as scripts may see them */
  sessionCookies: optional(texts, []),
});
