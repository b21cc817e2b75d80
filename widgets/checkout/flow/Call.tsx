import { shippingText } from '../../../shared/text/order.ts';

/** A link with the shop's phone number, for problems that the checkout cannot solve. */
export function Call({ phone }: { phone: string | undefined }) {
  return phone ? <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{shippingText.call(phone)}</a> : null;
}
