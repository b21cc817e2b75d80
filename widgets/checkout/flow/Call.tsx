import { shippingText } from '../../../shared/text/order.ts';

/** Where the shop is called, for what it cannot do here. */
export function Call({ phone }: { phone: string | undefined }) {
  return phone ? <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{shippingText.call(phone)}</a> : null;
}
