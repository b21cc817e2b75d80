import type { EarlierOrders } from './earlier-orders.ts';
import type { Kit } from './kit.ts';
import type { Nearness } from './nearness.ts';
import type { OffersStore } from './offers.ts';
import type { OrderQuery } from './order-query.ts';
import type { Ordering } from './ordering.ts';
import type { Saving } from './saving.ts';

/** What the steps after the address work with besides. */
export interface LateKit extends Kit {
  offers: OffersStore;
  saving: Saving;
  ordering: Ordering;
  query: OrderQuery;
  earlier: EarlierOrders;
  nearness: Nearness;
}
