import type { Change } from '../../../shared/api/change.ts';
import { leaveKept } from './kept.ts';

interface Left {
  key: string;
  change?: Change | undefined;
  before?: number | undefined;
}

/**
 * Stores changes left pending by the last page: changes of the cart belong to the tab, others to a person.
 */
export function leaveUnderWay(left: readonly Left[]): void {
  const isOfCart = ({ change }: Left) => !change || change.path.startsWith('/rest/cart/');
  leaveKept('krume:changes', left.filter(isOfCart), { of: 'anyone' });
  leaveKept(
    'krume:own-changes',
    left.filter((one) => !isOfCart(one)),
  );
}

export const leftUnderWay = (key: string, change?: Change) => leaveUnderWay([{ key, change }]);
