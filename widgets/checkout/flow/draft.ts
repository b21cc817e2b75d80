import { fallback, type InferOutput, object } from 'valibot';
import { day } from '../../../shared/kept/envelope.ts';
import { kept } from '../../../shared/kept/kept.ts';
import type { Owner } from '../../../shared/kept/owner.ts';
import { customSchema } from '../../../shared/model/custom-schema.ts';
import { orAbsent, text } from '../../../shared/model/values.ts';
import type { CheckoutData } from './data.ts';

const only = (isRight: (text: string) => boolean) =>
  orAbsent(customSchema('text', (raw) => (typeof raw === 'string' && isRight(raw) ? raw : undefined)));
const id = orAbsent(text);
// Compares the text, because `Date` may parse 30 February as 2 March
const date = only((text) => new Date(text).toJSON()?.slice(0, 10) === text);
// The options of the time select: 05:00 to 20:30
const time = only((text) => /^(0[5-9]|1\d|20):[03]0$/.test(text));

// valibot's `record` is not used, because every page would load it
const texts = customSchema('texts', (raw) =>
  typeof raw === 'object' && raw ? Object.fromEntries<unknown>(Object.entries(raw)) : undefined,
);

/** The stored draft: form texts and ids. Excludes a customer's account data and the payment method. */
const Draft = object({
  typed: fallback(texts, {}),
  sent: orAbsent(texts),
  billingId: id,
  shippingId: id,
  shipping: fallback(object({ carrierCode: id, methodCode: id, branchId: id, day: date, time }), {}),
  comment: fallback(text, ''),
});
export type Draft = InferOutput<typeof Draft>;

const kind = { name: 'checkout', schema: Draft, maxAge: day } as const;

const ofTab = (owner: Owner) => kept({ ...kind, where: 'tab', owner });

/** For guests who tick 'Angaben auf diesem Gerät merken'. */
const ofDevice = kept({ ...kind, where: 'device', owner: 'guest' });

/** Whether the guest has chosen to store the draft on the device: the stored copy exists only after this choice */
export const isRemembered = () => ofDevice.read() !== undefined;

/**
 * The draft from before a reload, an expired session or a cancelled payment. It also survives a closed tab if the guest
 * has chosen to store it on the device. The draft is deleted after 24 hours and after the order.
 *
 * @param owner only this owner can read the draft
 */
export const recallDraft = (owner: Owner): Draft | undefined =>
  ofTab(owner).read() ?? (owner === 'visitor' ? ofDevice.read() : undefined);

/**
 * @param choice whether the guest chooses to store the draft on the device. The default is the stored choice, which
 * another tab may have changed
 */
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
  // The 24 hours start at the last change, so unchanged drafts are not written
  if (JSON.stringify(recallDraft(owner)) !== JSON.stringify(draft)) ofTab(owner).write(draft);
  if (owner !== 'visitor') return;
  if (!choice) ofDevice.forget();
  else if (JSON.stringify(ofDevice.read()) !== JSON.stringify(draft)) ofDevice.write(draft);
}

export function forgetDraft(owner: Owner): void {
  ofTab(owner).forget();
  if (owner === 'visitor') ofDevice.forget();
}
