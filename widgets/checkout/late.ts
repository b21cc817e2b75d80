// The steps after the address: a chunk of its own, fetched when the checkout is touched for the first time.
import { $removal } from '../../shared/stores/cart-removal.ts';
import { onPageReturn } from '../../shared/stores/page-lifecycle.ts';
import { $sessionExpired } from '../../shared/stores/session.ts';
import { summaryText } from '../../shared/text/order.ts';
import { adoptOnce } from '../../shared/ui/adopt-once.ts';
import fieldStyles from '../../shared/ui/field.css?inline';
import { showError } from '../../shared/ui/show-error.ts';
import { createEarlierOrders } from './earlier-orders.ts';
import { enterSteps } from './entering.ts';
import type { Kit } from './kit.ts';
import { LateStep } from './LateStep.tsx';
import { recallOrder } from './last-order.ts';
import styles from './late.css?inline';
import type { LateKit } from './late-kit.ts';
import { createNearness } from './nearness.ts';
import { createOffers } from './offers.ts';
import { createOrderQuery } from './order-query.ts';
import { createOrdering } from './ordering.ts';
import { Result } from './Result.tsx';
import { createSaving } from './saving.ts';

export type Late = ReturnType<typeof startLate>;

/** From now on each step asks the shop for what it needs. */
export function startLate(kit: Kit, signal: AbortSignal) {
  adoptOnce(styles);
  // Of the fields of date, time and branch, where no form of an address has brought them
  adoptOnce(fieldStyles);
  const { flow, payment } = kit;
  const query = createOrderQuery(kit, signal);
  const earlier = createEarlierOrders(flow, query);
  const ordering = createOrdering(flow, payment, query, earlier, signal);
  const lateKit: LateKit = {
    ...kit,
    offers: createOffers(signal),
    saving: createSaving(signal),
    ordering,
    query,
    earlier,
    nearness: createNearness(flow, kit.maps, signal),
  };
  enterSteps(lateKit, signal);
  const showEarlier = (isRecalled: boolean) => query.show(recallOrder(flow.owner), isRecalled);
  // Out of the back/forward cache, after the way to the payment provider: the shop says what has become of it
  onPageReturn(() => {
    if (flow.$orderId.get() !== undefined) void query.ask();
    else if (ordering.$placed.get()) showEarlier(false);
  }, signal);
  /**
   * What was sent before a reload or in another tab may have become an order. One of which the shop cannot be asked now
   * is asked for again before anything is ordered; with an empty cart there is nothing else to do.
   */
  async function openEarlier(isCartEmpty: boolean): Promise<void> {
    const isNone = await earlier.look();
    if (!isCartEmpty) return;
    if (isNone) showEarlier(true);
    else if (earlier.$isUnknown.get() && !$sessionExpired.get()) {
      showError(summaryText.unknownEarlier, { retry: () => void flow.during(openEarlier(true)) });
    }
  }
  return {
    kit: lateKit,
    $removal,
    LateStep,
    Result,
    showOrder: (id: string) => query.show(id),
    openEarlier,
    showDone(incrementId: string): void {
      ordering.$placed.set({ incrementId, differences: [], next: { kind: 'done' } });
      flow.$step.set('done');
    },
  };
}
