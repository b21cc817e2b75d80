import type { EarlierOrders } from '../order/earlier-orders.ts';
import type { OrderQuery } from '../order/order-query.ts';
import type { Ordering } from '../order/ordering.ts';
import type { Nearness } from '../shipping/nearness.ts';
import type { OffersStore } from '../shipping/offers.ts';
import type { CheckoutContext } from './context.ts';
import type { Saving } from './saving.ts';

/** Additional dependencies of the steps after the address step. */
export interface LazyContext extends CheckoutContext {
  offers: OffersStore;
  saving: Saving;
  ordering: Ordering;
  query: OrderQuery;
  earlier: EarlierOrders;
  nearness: Nearness;
}
