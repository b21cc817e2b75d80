import { paymentConfiguration, paymentOffers } from '../../../fixtures/shop/payment.ts';
import type { PaymentOption } from '../../../shared/model/payment.ts';
import {
  isPaymentCode,
  type KnownPaymentMethod,
  paymentMethods,
} from '../../../shared/rules/checkout/payment.ts';
import type { Session } from '../account/session.ts';

const { providerPrefix } = paymentConfiguration;

/**
 * The payment methods that a visitor can use for an amount.
 *
 * @param total in CHF
 * @param hostname host name of the page. The test environment has other codes, see shop.md section 9
 */
export function paymentOptions({ customer }: Session, total: number, hostname: string): PaymentOption[] {
  const known = paymentMethods(paymentConfiguration, hostname);
  return paymentOffers.flatMap(({ method, title, upTo, customersOnly = false }) => {
    const found = known.find((candidate) => candidate.method === method);
    if (!found || total > upTo || (customersOnly && !customer)) return [];
    return [{ code: found.configId ? `${providerPrefix}_${found.code}` : found.code, title }];
  });
}

export function methodOf(code: string, hostname: string): KnownPaymentMethod | undefined {
  return paymentMethods(paymentConfiguration, hostname).find((method) =>
    isPaymentCode(code, method, providerPrefix),
  );
}
