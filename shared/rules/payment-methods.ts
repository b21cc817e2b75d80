import type { PaymentConfiguration, PaymentMethod, PaymentOption } from '../model/payment.ts';
import { isTestEnvironment } from './test-environment.ts';

/** A way to pay that checkout knows. */
export interface KnownPaymentMethod {
  method: PaymentMethod;
  code: string;
  /** Number at the payment provider; bills have none */
  configId?: string;
}

/**
 * The payment methods in display order, with the codes of the environment that the page runs in.
 *
 * @see shop.md section 3, "Payment method", and section 9, "Payment configuration"
 */
export function paymentMethods(configuration: PaymentConfiguration, hostname: string): KnownPaymentMethod[] {
  const codes = isTestEnvironment(hostname) ? configuration.test : configuration.production;
  return [
    { method: 'CreditCard', ...codes.CreditCard },
    { method: 'MobileApp', ...codes.MobileApp },
    { method: 'PostEPayment', ...codes.PostEPayment },
    { method: 'Bill', code: 'checkmo' },
  ];
}

/** A known method that the server allows for this cart, under the code and title that the server gave it. */
export interface OfferedPaymentMethod extends KnownPaymentMethod {
  title: string;
}

/**
 * What the payment step offers: the known methods that the server returned, in display order.
 *
 * @see shop.md section 4, "Data flow"
 */
export function offeredPaymentMethods(
  known: readonly KnownPaymentMethod[],
  returned: readonly PaymentOption[],
  providerPrefix?: string,
): OfferedPaymentMethod[] {
  return known.flatMap((method) => {
    const option = returned.find(({ code }) => isPaymentCode(code, method, providerPrefix));
    return option ? [{ ...method, ...option }] : [];
  });
}

/** Whether a code on the wire names the method: '19', or the provider's prefix followed by '19' or '_19'. */
export function isPaymentCode(code: string, method: KnownPaymentMethod, providerPrefix?: string): boolean {
  if (code === method.code) return true;
  if (!providerPrefix || !code.startsWith(providerPrefix)) return false;
  return code.slice(providerPrefix.length).replace(/^_/, '') === method.code;
}
