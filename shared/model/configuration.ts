import { array, type InferOutput, number, object, optional, string } from 'valibot';
import { link } from './values.ts';

const limit = (characters: number) => optional(number(), characters);

/**
 * What the page tells all widgets, in `<script type="application/json" data-krume-config>`. Every entry has
 * the specification's default.
 *
 * @see shop.md sections 1, 5 and 9
 */
export const Configuration = object({
  /** In front of every service path of the shop API */
  apiPath: optional(link, ''),
  /** Milliseconds until a call is given up */
  timeout: optional(number(), 15_000),
  loginUrl: optional(link, '/login'),
  cookie: optional(
    object({
      /** Days that a cookie is kept */
      days: optional(number(), 17),
      domain: optional(string()),
      /** Names of the cookies that end with the session, as far as scripts may see them */
      session: optional(array(string()), []),
    }),
    {},
  ),
  /** Longest texts in characters, section 5 */
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
  /** Cut-off for the next day, in hours since midnight: 15.5 is 15:30 */
  nextDayDeliveryTime: optional(number(), 15.5),
  /** Reception's address, named in the holiday messages */
  receptionEmail: optional(string(), ''),
});
export type Configuration = InferOutput<typeof Configuration>;
