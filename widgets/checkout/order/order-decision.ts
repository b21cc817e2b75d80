import type { Cart } from '../../../shared/model/cart.ts';
import { cartsMatch } from '../../../shared/rules/checkout/order.ts';

/** The facts right before an order, after the summary's selection has been saved again. */
export interface Evidence {
  /** The cart as shown in the summary */
  shown: Cart;
  /** The cart on the server; undefined if it could not be loaded */
  current: Cart | undefined;
  /** The server refuses the addresses, the method or the date */
  isSelectionRefused: boolean;
  /** The server still offers the chosen payment method for this cart */
  isPaymentOffered: boolean;
}

export type Decision =
  | 'order'
  /** The contents of the order are unknown */
  | 'fail'
  /** The cart or its total has changed */
  | 'tell-change'
  | 'correct-selection'
  | 'choose-payment';

/** Orders only what the summary shows. @see shop.md section 4, "Order button" */
export function decideOrder({ shown, current, isSelectionRefused, isPaymentOffered }: Evidence): Decision {
  if (!current) return 'fail';
  if (!cartsMatch(shown, current)) return 'tell-change';
  if (isSelectionRefused) return 'correct-selection';
  return isPaymentOffered ? 'order' : 'choose-payment';
}
