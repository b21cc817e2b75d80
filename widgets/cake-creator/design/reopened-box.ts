import type { CakeStart } from '../../../shared/model/cake.ts';
import type { CakeDesign } from '../../../shared/rules/cake/design.ts';
import { recallOrderedCake } from '../../../shared/stores/cake/ordered-cakes.ts';

/** A box opened from the cart. It is stored as a design only after a change. */
export type ReopenedBox = ReturnType<typeof reopenedBox>;

/** @param opened the design when it was opened */
export function reopenedBox({ reopened }: Pick<CakeStart, 'reopened'>, opened: CakeDesign) {
  let open = reopened;
  return {
    /**
     * Whether another tab has ordered the box again since it was opened, while this tab shows it unchanged.
     */
    async isOrderedAgain(now: CakeDesign): Promise<boolean> {
      const kept = open && now === opened ? await recallOrderedCake(open.picture) : undefined;
      return kept !== undefined && kept.reopened?.addition !== open?.addition;
    },
    /**
     * To be called when the shopper has been informed. If undo restores the box afterwards, it no longer
     * counts as the reopened box.
     */
    settle: () => {
      open = undefined;
    },
  };
}
