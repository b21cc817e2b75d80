import { object, optional, string } from 'valibot';
import { flag } from '../attributes.ts';
import { customSchema } from '../custom-schema.ts';

const count = customSchema('count', (raw) =>
  Number.isInteger(raw) && Number(raw) > 0 ? Number(raw) : undefined,
);

const limit = (characters: number) => optional(count, characters);

const hours = customSchema('hours', (raw) =>
  typeof raw === 'number' && raw >= 0 && raw < 24 ? raw : undefined,
);

/** The settings of the shop's rules. @see shop.md sections 5 and 9 */
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
  /** Cutoff for delivery on the next day, in hours since midnight: 15.5 is 15:30 */
  nextDayDeliveryTime: optional(hours, 15.5),
  /** E-mail address of the reception, shown in holiday messages and as an alternative to the bot-check */
  receptionEmail: optional(string(), ''),
});
