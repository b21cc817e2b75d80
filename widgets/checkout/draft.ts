import {
  check,
  fallback,
  type InferOutput,
  object,
  optional,
  pipe,
  record,
  safeParse,
  string,
  unknown,
} from 'valibot';
import { recall, remember } from '../../shared/stores/storage.ts';
import type { CheckoutData } from './data.ts';

const name = 'checkout';
const day = 24 * 60 * 60 * 1000;

const only = (isRight: (text: string) => boolean) =>
  fallback(optional(pipe(string(), check(isRight))), undefined);
const id = only(() => true);
// A day that does not exist is read as another one, or as none
const date = only((text) => new Date(text).toJSON()?.slice(0, 10) === text);
// As the time select offers it: 05:00 to 20:30
const time = only((text) => /^(0[5-9]|1\d|20):[03]0$/.test(text));

/** What is kept: texts of the form and ids, of a customer nothing that the account has; no payment. */
const Draft = object({
  /** Whose it is: a guest's, or one of somebody signed in, with what the page says of them */
  owner: string(),
  typed: fallback(record(string(), unknown()), {}),
  sent: fallback(optional(record(string(), unknown())), undefined),
  billingId: id,
  shippingId: id,
  shipping: fallback(object({ carrierCode: id, methodCode: id, branchId: id, day: date, time }), {}),
  comment: fallback(string(), ''),
});
export type Draft = InferOutput<typeof Draft>;

/**
 * What was entered before a reload, in a tab that was closed, before the session ended or a payment was cancelled.
 * Forgotten after 24 hours and with the order.
 *
 * @param owner nobody finds what another one has typed
 */
export function recallDraft(owner: string, now = Date.now()): Draft | undefined {
  const result = safeParse(Draft, recall(name, now, day)?.value);
  return result.success && result.output.owner === owner ? result.output : undefined;
}

export function keepDraft(owner: string, data: CheckoutData, now = Date.now()): void {
  const { typed, sent, addresses, shipping, comment } = data;
  const draft: Draft = {
    owner,
    typed: { ...typed },
    sent: sent && { ...sent },
    billingId: addresses.customerBillingAddress?.id,
    shippingId: addresses.customerShippingAddress?.id,
    shipping,
    comment,
  };
  // The day counts from the last change: a visit is none
  if (JSON.stringify(recall(name, now)?.value) !== JSON.stringify(draft)) remember(name, draft, now);
}

export const forgetDraft = () => remember(name, null);
