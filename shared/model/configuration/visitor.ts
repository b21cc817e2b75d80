import { object, optional } from 'valibot';
import { flag } from '../attributes.ts';

/**
 * The visitor of the page. This part is separate, so that invalid entries of other parts do not affect `sharedPage`.
 */
export const VisitorConfiguration = object({
  /** Whether a cache serves the same HTML to several visitors. Krume then requests counts, hearts, cart and session */
  sharedPage: optional(flag, false),
});
