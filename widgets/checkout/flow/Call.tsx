import { shippingText } from '../../../shared/text/order.ts';

/** A phone link, for problems that the checkout cannot solve. */
export function Call({ phone }: { phone: string | undefined }) {
  return phone ? <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{shippingText.call(phone)}</a> : null;
}
