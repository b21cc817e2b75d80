import type { CakeStart } from '../../../shared/model/cake.ts';
import type { CakeDesign } from '../../../shared/rules/cake/design.ts';
import { recallOrderedCake } from '../../../shared/stores/cake/ordered-cakes.ts';

/** A box that was opened from the cart. It is kept as a design only once it is changed. */
export type ReopenedBox = ReturnType<typeof reopenedBox>;

/** @param opened the design as it was opened */
export function reopenedBox({ reopened }: Pick<CakeStart, 'reopened'>, opened: CakeDesign) {
  let open = reopened;
  return {
    /** Whether another tab has ordered the box again since it was opened, and this tab shows it unchanged. */
    async isReordered(now: CakeDesign): Promise<boolean> {
      const kept = open && now === opened ? await recallOrderedCake(open.picture) : undefined;
      return kept !== undefined && kept.reopened?.addition !== open?.addition;
    },
    /** The shopper has been told: a box that undo brings back is one more on purpose. */
    settle: () => {
      open = undefined;
    },
  };
}
