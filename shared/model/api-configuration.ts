import { object, optional } from 'valibot';
import { integer, text } from '../registry/widget/attributes.ts';

/** How the shop is called. */
export const ApiConfiguration = object({
  /** In front of every service path of the shop API */
  apiPath: optional(text, ''),
  /** Milliseconds until a call is given up */
  timeout: optional(integer, 15_000),
});
