import type { CakeStart } from '../../../shared/model/cake.ts';
import type { CakeDesign } from '../../../shared/rules/cake/design.ts';
import { recallOrderedCake } from '../../../shared/stores/cake/ordered-cakes.ts';

/** A box that was opened from the cart. The box is stored as a design only after a change. */
export type ReopenedBox = ReturnType<typeof reopenedBox>;

/**
 * @param opened the design of the box when it was opened
 */
export function reopenedBox({ reopened }: Pick<CakeStart, 'reopened'>, opened: CakeDesign) {
  let open = reopened;
  return {
    /** Whether another tab has ordered this box again. False if this tab has changed the box. */
    async isOrderedAgain(now: CakeDesign): Promise<boolean> {
      const kept = open && now === opened ? await recallOrderedCake(open.picture) : undefined;
      return kept !== undefined && kept.reopened?.addition !== open?.addition;
    },
    /**
     * Stops checking whether another tab has ordered this box. Call this after the shopper has been informed.
     */
    settle: () => {
      open = undefined;
    },
  };
}
