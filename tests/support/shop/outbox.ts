import type { Change } from '../../../shared/api/change.ts';
import { leaveKept } from './kept.ts';

interface Left {
  key: string;
  change?: Change | undefined;
  before?: number | undefined;
}

/**
 * Stores pending changes as an earlier page would: changes of the cart belong to the tab, other changes to a person.
 */
export function leaveUnderWay(left: readonly Left[]): void {
  const kindOf = ({ change }: Left) =>
    /^\/rest\/product\/.*\/(wishlist|review)/.exec(change?.path ?? '')?.[1] ?? 'cart';
  leaveKept(
    'krume:changes',
    left.filter((one) => kindOf(one) === 'cart'),
    { of: 'anyone' },
  );
  for (const [kind, name] of Object.entries({ wishlist: 'own-changes', review: 'own-reviews' }))
    leaveKept(
      `krume:${name}`,
      left.filter((one) => kindOf(one) === kind),
    );
}

export const leftUnderWay = (key: string, change?: Change) => leaveUnderWay([{ key, change }]);
