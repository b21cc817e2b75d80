import { check, fallback, type InferOutput, object, optional, pipe, record, string, unknown } from 'valibot';
import { kept } from '../../../shared/kept/kept.ts';
import type { Owner } from '../../../shared/kept/owner.ts';
import type { CheckoutData } from './data.ts';

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
  typed: fallback(record(string(), unknown()), {}),
  sent: fallback(optional(record(string(), unknown())), undefined),
  billingId: id,
  shippingId: id,
  shipping: fallback(object({ carrierCode: id, methodCode: id, branchId: id, day: date, time }), {}),
  comment: fallback(string(), ''),
});
export type Draft = InferOutput<typeof Draft>;

const kind = { name: 'checkout', schema: Draft, maxAge: day } as const;

const ofTab = (owner: Owner) => kept({ ...kind, where: 'tab', owner });

/** The guest's choice: 'Angaben auf diesem Gerät merken'. */
const ofDevice = kept({ ...kind, where: 'device', owner: 'guest' });

/** Whether the guest has chosen so, in whichever tab: the copy itself is the choice */
export const isRemembered = () => ofDevice.read() !== undefined;

/**
 * What was entered before a reload, before the session ended or a payment was cancelled; of a guest who wishes it, also in
 * a tab that was closed. Forgotten after 24 hours and with the order.
 *
 * @param owner nobody else finds it
 */
export const recallDraft = (owner: Owner): Draft | undefined =>
  ofTab(owner).read() ?? (owner === 'visitor' ? ofDevice.read() : undefined);

/** @param choice of the guest, where it is made now; otherwise the device's holds, which another tab may have changed */
export function keepDraft(owner: Owner, data: CheckoutData, choice = isRemembered()): void {
  const { typed, sent, addresses, shipping, comment } = data;
  const draft: Draft = {
    typed: { ...typed },
    sent: sent && { ...sent },
    billingId: addresses.customerBillingAddress?.id,
    shippingId: addresses.customerShippingAddress?.id,
    shipping,
    comment,
  };
  // The day counts from the last change: a visit is none
  if (JSON.stringify(recallDraft(owner)) !== JSON.stringify(draft)) ofTab(owner).write(draft);
  if (owner !== 'visitor') return;
  if (!choice) ofDevice.forget();
  else if (JSON.stringify(ofDevice.read()) !== JSON.stringify(draft)) ofDevice.write(draft);
}

export function forgetDraft(owner: Owner): void {
  ofTab(owner).forget();
  if (owner === 'visitor') ofDevice.forget();
}
