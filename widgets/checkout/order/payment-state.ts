import type { Order } from '../../../shared/model/order.ts';
import type { PaymentStates } from '../../../shared/model/payment.ts';

export type PaymentState = keyof PaymentStates | 'unknown';

/**
 * Payment states in order of precedence. An order is paid if `state` or `status` contains a code of a state in
 * `settled`, whatever the other field contains.
 */
const settled = ['paidTwice', 'paid'] as const;
const open = ['cancelled', 'failed', 'pending'] as const;

/**
 * The payment state of an order. The code in `state` takes precedence over the code in `status`.
 *
 * @see shop.md section 9, "Payment configuration"
 */
export function paymentState(
  { state, status }: Pick<Order, 'state' | 'status'>,
  codes: PaymentStates,
): PaymentState {
  const is = (name: keyof PaymentStates, given: string | undefined) =>
    given !== undefined && codes[name].some((code) => code.toLowerCase() === given.trim().toLowerCase());
  const paid = settled.find((name) => is(name, state) || is(name, status));
  const unpaid = (code: string | undefined) => open.find((name) => is(name, code));
  return paid ?? unpaid(state) ?? unpaid(status) ?? 'unknown';
}
