import { type InferOutput, number, object, optional, string } from 'valibot';
import type { ApiConfiguration } from './api-configuration.ts';
import type { SessionConfiguration } from './session-configuration.ts';

const limit = (characters: number) => optional(number(), characters);

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
  /** Cut-off for the next day, in hours since midnight: 15.5 is 15:30 */
  nextDayDeliveryTime: optional(number(), 15.5),
  /** Reception's address, named in the holiday messages */
  receptionEmail: optional(string(), ''),
});

/**
 * What the page tells all widgets, in `<script type="application/json" data-krume-config>`. Every entry has
 * the specification's default; each part is read where it is needed.
 */
export type Configuration = InferOutput<typeof ApiConfiguration> &
  InferOutput<typeof SessionConfiguration> &
  InferOutput<typeof RulesConfiguration>;
