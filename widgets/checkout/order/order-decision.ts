import type { Cart } from '../../../shared/model/cart.ts';
import { cartsMatch } from '../../../shared/rules/checkout/order.ts';

/** The state of the page when the shopper presses the order button, before any request. */
export interface Pressed {
  /** An order is being sent, or data is being saved or loaded */
  isBusy: boolean;
  /** The server still offers the chosen payment method */
  hasPayment: boolean;
  /** The shopper has accepted the terms */
  isAccepted: boolean;
  /** Addresses, method and date are complete */
  hasSelection: boolean;
  /** The chosen date is no longer possible */
  isDateRefused: boolean;
}

export type PressDecision = 'order' | 'ignore' | 'choose-payment' | 'accept-terms' | 'correct-date';

/** Decides the next action after a press on the order button. @see shop.md section 4, "Order button" */
export function decidePress(pressed: Pressed): PressDecision {
  if (pressed.isBusy) return 'ignore';
  if (!pressed.hasPayment) return 'choose-payment';
  if (!pressed.isAccepted) return 'accept-terms';
  if (!pressed.hasSelection) return 'ignore';
  return pressed.isDateRefused ? 'correct-date' : 'order';
}

/** The facts right before an order, after saving the selection again and reloading the cart. */
export interface Evidence {
  /** The widget was unmounted, or the session has expired. An expired session has its own dialog */
  isInterrupted: boolean;
  /** The cart as shown in the summary */
  shown: Cart;
  /** The cart on the server; undefined if it failed to load */
  current: Cart | undefined;
  /** The server refuses the addresses, the method or the date */
  isSelectionRefused: boolean;
  /** The server still offers the chosen payment method for this cart */
  isPaymentOffered: boolean;
}

export type Decision =
  | 'order'
  /** Does nothing, because the shopper has already been informed */
  | 'ignore'
  /** Shows an error, because the contents of the order are unknown */
  | 'fail'
  /** Shows the summary again, because the cart or its total has changed */
  | 'show-change'
  | 'correct-selection'
  | 'choose-payment';

/**
 * Decides what happens after a press on the order button. Only the contents of the summary may be ordered.
 *
 * @see shop.md section 4, "Order button"
 */
export function decideOrder(evidence: Evidence): Decision {
  const { isInterrupted, shown, current, isSelectionRefused, isPaymentOffered } = evidence;
  if (isInterrupted) return 'ignore';
  if (!current) return 'fail';
  if (!cartsMatch(shown, current)) return 'show-change';
  if (isSelectionRefused) return 'correct-selection';
  return isPaymentOffered ? 'order' : 'choose-payment';
}
