import type { Change } from '../../../shared/api/change.ts';
import { leaveKept } from './kept.ts';

interface Left {
  key: string;
  change?: Change | undefined;
  before?: number | undefined;
}

/** What the last page has left under way when this one is opened: changes of the cart are the tab's, others a person's. */
export function leaveUnderWay(left: readonly Left[]): void {
  const isOfCart = ({ change }: Left) => !change || change.path.startsWith('/rest/cart/');
  leaveKept('krume:changes', left.filter(isOfCart), { of: 'anyone' });
  leaveKept(
    'krume:own-changes',
    left.filter((one) => !isOfCart(one)),
  );
}

export const leftUnderWay = (key: string, change?: Change) => leaveUnderWay([{ key, change }]);
