import { object, optional } from 'valibot';
import { flag } from '../attributes.ts';

/** The visitor of the page. A separate part, so that an invalid entry of another part does not affect it. */
export const VisitorConfiguration = object({
  /** The page comes from a cache that visitors share. Printed counts, hearts, cart and session are ignored, and requested from the shop */
  sharedPage: optional(flag, false),
});
