import { number, object, optional } from 'valibot';
import { link } from './link.ts';

/** How the shop is called. */
export const ApiConfiguration = object({
  /** In front of every service path of the shop API */
  apiPath: optional(link, ''),
  /** Milliseconds until a call is given up */
  timeout: optional(number(), 15_000),
});
