import { boolean, object, optional, string } from 'valibot';
import { kept } from '../../../shared/kept/kept.ts';
import type { Owner } from '../../../shared/kept/owner.ts';

/**
 * Choices for the next page in the same history entry, for example after a reload. The choices are deleted
 * when the tab is closed.
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
