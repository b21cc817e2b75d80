import type { Cart } from '../../../shared/model/cart.ts';
import { cartsMatch } from '../../../shared/rules/checkout/order.ts';

/** What is known when the selection that the summary shows has been saved again, right before the order. */
export interface Evidence {
  /** As the summary shows it */
  shown: Cart;
  /** As the shop has it now; undefined where it has not answered */
  current: Cart | undefined;
  /** The shop does not take the addresses, the method or the date any more */
  isSelectionRefused: boolean;
  /** The shop still takes the chosen payment method for this cart */
  isPaymentOffered: boolean;
}

export type Decision =
  | 'order'
  /** What would be ordered is not known */
  | 'fail'
  /** The cart is another one, or costs something else */
  | 'tell-change'
  | 'correct-selection'
  | 'choose-payment';

/** Only what the summary shows is ordered. @see shop.md section 4, "Order button" */
export function decideOrder({ shown, current, isSelectionRefused, isPaymentOffered }: Evidence): Decision {
  if (!current) return 'fail';
  if (!cartsMatch(shown, current)) return 'tell-change';
  if (isSelectionRefused) return 'correct-selection';
  return isPaymentOffered ? 'order' : 'choose-payment';
}
