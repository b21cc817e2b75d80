import { configuration } from '../api/configuration.ts';
import { SessionConfiguration } from '../model/configuration.ts';
import { isExpired, readEnvelope } from './envelope.ts';
import { isCustomer, shopper, unnamed } from './owner.ts';
import { hasSignedOut, isLeft } from './signed-out.ts';

/** `adopt`: a visitor's value, which becomes the customer's for whom the page is printed. */
export type Verdict = 'keep' | 'remove' | 'adopt';
export type Judge = (raw: unknown) => Verdict;

/**
 * What a page does with values that earlier pages have kept, in whichever place, by their envelopes alone.
 *
 * - Expired values, and values without an envelope: removed. So is what was kept before the last sign-out.
 * - On a page for a customer, a visitor's values become the customer's, a guest's are removed, and so are another
 *   customer's.
 * - On a page for nobody, a customer's values wait for the new sign-in, unless the customer has signed out.
 */
export function createJudge(): Judge {
  const { authenticated } = configuration(SessionConfiguration);
  const own = shopper();
  const isOver = hasSignedOut();

  return (raw) => {
    const envelope = readEnvelope(raw);
    if (!envelope || isExpired(envelope) || isLeft(envelope)) return 'remove';
    const { of } = envelope;
    if (of === own || of === 'device' || of === 'anyone') return 'keep';
    if (isCustomer(own)) {
      if (!isCustomer(of)) return of === 'visitor' ? 'adopt' : 'remove';
      // A page that does not name its customer may be of the same one
      return own === unnamed || of === unnamed ? 'keep' : 'remove';
    }
    if (!isCustomer(of)) return 'keep';
    return isOver || (of === unnamed && authenticated === false) ? 'remove' : 'keep';
  };
}

/** What was kept before the last sign-out, and nothing else: also on a page for somebody who is not here any more. */
export const judgeLeft: Judge = (raw) => {
  const envelope = readEnvelope(raw);
  return envelope && isLeft(envelope) ? 'remove' : 'keep';
};

/** Everything that somebody has made or entered: settings of the device stay. */
export const forgetPeople: Judge = (raw) => (readEnvelope(raw)?.of === 'device' ? 'keep' : 'remove');
