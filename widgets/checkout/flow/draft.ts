import { fallback, type InferOutput, object, unknown } from 'valibot';
import { kept } from '../../../shared/kept/kept.ts';
import type { Owner } from '../../../shared/kept/owner.ts';
import { day } from '../../../shared/kept/seal.ts';
import { customSchema } from '../../../shared/model/custom-schema.ts';
import { orAbsent, recordOf, text } from '../../../shared/model/values.ts';
import type { CheckoutData } from './data.ts';

const only = (isRight: (text: string) => boolean) =>
  orAbsent(customSchema('text', (raw) => (typeof raw === 'string' && isRight(raw) ? raw : undefined)));
const id = orAbsent(text);
// Compares the text, because `Date` may parse 30 February as 2 March
const date = only((text) => new Date(text).toJSON()?.slice(0, 10) === text);
// Accepts the options of the time select: 05:00 to 20:30
const time = only((text) => /^(0[5-9]|1\d|20):[03]0$/.test(text));

const texts = recordOf('texts', unknown());

/**
 * The stored draft: values of the guest's form and ids. The draft contains no account data and no payment
 * method.
 */
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

/** Copy of the draft on the device, for guests who tick 'Angaben auf diesem Gerät merken'. */
const ofDevice = kept({ ...kind, where: 'device', owner: 'guest' });

/**
 * Whether the guest has chosen to store the draft on the device, too. Only this choice creates a copy on the
 * device
 */
export const isRemembered = () => ofDevice.read() !== undefined;

/**
 * Returns the draft from before a reload, an expired session or a cancelled payment. A draft that the guest
 * stores on the device also survives closing the tab. The draft is deleted after 24 hours and after the
 * order.
 *
 * @param owner only this owner can read the draft
 */
export const recallDraft = (owner: Owner): Draft | undefined =>
  ofTab(owner).read() ?? (owner === 'visitor' ? ofDevice.read() : undefined);

/**
 * Stores the draft.
 *
 * @param choice whether the draft is also stored on the device. The default is the guest's last choice, which
 * the guest may have made in another tab
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
  // Unchanged drafts are not written, because the 24 hours start with the last change
  if (JSON.stringify(recallDraft(owner)) !== JSON.stringify(draft)) ofTab(owner).write(draft);
  if (owner !== 'visitor') return;
  if (!choice) ofDevice.forget();
  else if (JSON.stringify(ofDevice.read()) !== JSON.stringify(draft)) ofDevice.write(draft);
}

export function forgetDraft(owner: Owner): void {
  ofTab(owner).forget();
  if (owner === 'visitor') ofDevice.forget();
}
