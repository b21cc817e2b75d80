import type { Address, AddressInfo, CheckoutAddresses } from '../../../shared/model/address.ts';
import type { FormValues } from '../../../shared/rules/form.ts';
import { checkoutAddresses } from './checkout-addresses.ts';

/** The chosen shipping method and date. A value is undefined until it is chosen. */
export interface ShippingChoice {
  carrierCode?: string | undefined;
  methodCode?: string | undefined;
  branchId?: string | undefined;
  /** The day in the time zone of Zurich, as YYYY-MM-DD */
  day?: string | undefined;
  /** The time as HH:MM, for pickup only */
  time?: string | undefined;
}

/** The data that the steps collect. @see shop.md section 3, "Collected checkout data" */
export interface CheckoutData {
  isGuest: boolean;
  /** The current values of the guest's form, including values that are not submitted */
  typed: FormValues;
  /** The last submitted values of the guest's form. The addresses are derived from these values */
  sent?: FormValues | undefined;
  addresses: AddressInfo;
  subscribeNewsletter: boolean;
  shipping: ShippingChoice;
  paymentCode?: string | undefined;
  comment: string;
  /** The totals for which the shopper has accepted the terms. Not part of the draft */
  acceptedFor?: string | undefined;
  /** Whether the page was reloaded because the cart had changed. The summary then shows a note */
  isCartChanged?: boolean | undefined;
}

export const noData: CheckoutData = {
  isGuest: false,
  typed: {},
  addresses: emptyAddresses(),
  subscribeNewsletter: false,
  shipping: {},
  comment: '',
};

export function emptyAddresses(): AddressInfo {
  return {
    customerBillingAddress: undefined,
    customerShippingAddress: undefined,
    guestBillingAddress: undefined,
    guestShippingAddress: undefined,
  };
}

export const billingAddress = ({ addresses }: CheckoutData): Address | undefined =>
  addresses.customerBillingAddress ?? addresses.guestBillingAddress;

export const shippingAddress = ({ addresses }: CheckoutData): Address | undefined =>
  addresses.customerShippingAddress ?? addresses.guestShippingAddress;

/** Returns the shipping address, or the billing address if there is no shipping address */
export const deliveryAddress = (data: CheckoutData): Address | undefined =>
  shippingAddress(data) ?? billingAddress(data);

/**
 * Returns both addresses of the order; undefined without a billing address.
 *
 * @see shop.md section 5, "Address step"
 */
export const bothAddresses = (data: CheckoutData): CheckoutAddresses | undefined =>
  billingAddress(data) && checkoutAddresses(data.addresses);
