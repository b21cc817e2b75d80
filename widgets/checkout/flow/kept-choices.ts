import { boolean, object, optional, string } from 'valibot';
import { kept } from '../../../shared/kept/kept.ts';
import type { Owner } from '../../../shared/kept/owner.ts';

/**
 * Choices that survive a reload. The choices are part of the history entry, so that only a page in the same history
 * entry reads them.
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
