import { object, optional } from 'valibot';
import { flag } from '../attributes.ts';

/** The visitor of the page. A part of its own, so that an invalid entry elsewhere does not affect it. */
export const VisitorConfiguration = object({
  /** The page comes from a cache that visitors share: printed counts, hearts, cart and session are ignored, and the shop is asked */
  sharedPage: optional(flag, false),
});
