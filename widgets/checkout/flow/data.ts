import type { Address, AddressInfo } from '../../../shared/model/address.ts';
import { type CheckoutAddresses, checkoutAddresses } from '../../../shared/rules/checkout/addresses.ts';
import type { FormValues } from '../../../shared/rules/form.ts';

/** The chosen shipping method and date. Values that are not chosen yet are undefined. */
export interface ShippingChoice {
  carrierCode?: string | undefined;
  methodCode?: string | undefined;
  branchId?: string | undefined;
  /** YYYY-MM-DD, in Zurich */
  day?: string | undefined;
  /** HH:MM; pickup only */
  time?: string | undefined;
}

/** The data collected by the steps. @see shop.md section 3, "Collected checkout data" */
export interface CheckoutData {
  isGuest: boolean;
  /** The current values of the guest's form, even if they are not submitted */
  typed: FormValues;
  /** The last submitted values, from which the addresses are derived */
  sent?: FormValues | undefined;
  addresses: AddressInfo;
  subscribeNewsletter: boolean;
  shipping: ShippingChoice;
  /** Code of the chosen payment method */
  paymentCode?: string | undefined;
  comment: string;
  /** The totals for which the shopper accepted the terms; never stored on the device */
  acceptedFor?: string | undefined;
  /** The page was reloaded because the cart had changed; the summary shows a note */
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

/** The shipping address, else the billing address */
export const deliveryAddress = (data: CheckoutData): Address | undefined =>
  shippingAddress(data) ?? billingAddress(data);

/** Both addresses of the order; undefined without a billing address. @see shop.md section 5, "Address step" */
export const bothAddresses = (data: CheckoutData): CheckoutAddresses | undefined =>
  billingAddress(data) && checkoutAddresses(data.addresses);
