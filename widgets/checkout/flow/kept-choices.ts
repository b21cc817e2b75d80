import { boolean, object, optional, string } from 'valibot';
import { kept } from '../../../shared/kept/kept.ts';
import type { Owner } from '../../../shared/kept/owner.ts';

/**
 * For the page that is loaded next in this place, and for that one alone: with the entry of the history, and with nothing
 * that outlives the tab.
 */
export const choicesPastReload = (owner: Owner) =>
  kept({
    name: 'checkout-choices',
    where: 'history',
    schema: object({
      paymentCode: optional(string()),
      acceptedFor: optional(string()),
      isCartChanged: optional(boolean()),
    }),
    owner,
  });
