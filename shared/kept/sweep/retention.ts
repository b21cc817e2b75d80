import { configuration } from '../../api/configuration.ts';
import { mayBeSignedIn } from '../../api/unauthorized.ts';
import { SessionConfiguration } from '../../model/configuration/session.ts';
import { isExpired, readEnvelope } from '../envelope.ts';
import { isCustomer, shopper, unnamed } from '../owner.ts';
import { hasSignedOut, isBeforeSignOut } from '../signed-out.ts';

/** `adopt`: the customer for whom the page was rendered becomes the owner of a visitor's value. */
type Retention = 'keep' | 'remove' | 'adopt';
export type RetentionRule = (raw: unknown) => Retention;

/**
 * Creates the rule for the sweep on page load, which needs only the envelope of a value.
 *
 * - The rule removes expired values, values without an envelope, and values from before the last sign-out.
 * - On a customer's page, the customer becomes the owner of a visitor's values. Values of guests and of other customers
 *   are removed.
 * - On a page without a customer, a customer's values stay for the next sign-in, unless the customer has signed out.
 */
export function createRetentionRule(): RetentionRule {
  const { authenticated } = configuration(SessionConfiguration);
  const isGuest = authenticated === false || !mayBeSignedIn();
  const own = shopper();
  const isOver = hasSignedOut();

  return (raw) => {
    const envelope = readEnvelope(raw);
    if (!envelope || isExpired(envelope) || isBeforeSignOut(envelope)) return 'remove';
    const { of } = envelope;
    if (of === own || of === 'device' || of === 'anyone') return 'keep';
    if (isCustomer(own)) {
      if (!isCustomer(of)) return of === 'visitor' ? 'adopt' : 'remove';
      // An unnamed customer and the owner of the value may be the same person
      return own === unnamed || of === unnamed ? 'keep' : 'remove';
    }
    if (!isCustomer(of)) return 'keep';
    return isOver || (of === unnamed && isGuest) ? 'remove' : 'keep';
  };
}

export const removeBeforeSignOut: RetentionRule = (raw) => {
  const envelope = readEnvelope(raw);
  return envelope && isBeforeSignOut(envelope) ? 'remove' : 'keep';
};

/** The rule that removes every value except settings of the device. */
export const removePersonal: RetentionRule = (raw) =>
  readEnvelope(raw)?.of === 'device' ? 'keep' : 'remove';
