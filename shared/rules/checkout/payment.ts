import type { Order } from '../../model/order.ts';
import type { PaymentConfiguration, PaymentMethod, PaymentOption } from '../../model/payment.ts';

/** A payment method that checkout supports. */
export interface KnownPaymentMethod {
  method: PaymentMethod;
  code: string;
  /** Configuration id at the payment provider; undefined for payment by bill */
  configId?: string;
}

/**
 * The payment methods in display order, with the payment codes of the environment in which the page runs.
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

/** A supported payment method that the server allows for this cart, with the server's code and title. */
export interface OfferedPaymentMethod extends KnownPaymentMethod {
  title: string;
}

/**
 * The payment methods in the payment step: the supported methods that the server returned, in display order.
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

/**
 * Whether a code in a response means the payment method: '19', or the provider's prefix followed by '19' or '_19'.
 */
export function isPaymentCode(code: string, method: KnownPaymentMethod, providerPrefix?: string): boolean {
  if (code === method.code) return true;
  if (!providerPrefix || !code.startsWith(providerPrefix)) return false;
  return code.slice(providerPrefix.length).replace(/^_/, '') === method.code;
}

export type AfterOrder =
  | { kind: 'done' }
  /** The browser posts a form with these fields, in this order, to the payment provider */
  | {
      kind: 'hand-off';
      action: string;
      fields: readonly (readonly [name: string, value: string])[];
    }
  /** The shopper must pay at the payment provider, but the response lacks the URL or the transaction id */
  | { kind: 'incomplete' };

/**
 * The step after an order: the done step, or the hand-off to the payment provider.
 *
 * @param known the payment methods of this environment
 * @param configuration `providerPrefix` and `providerHosts`, which the hand-off requires
 * @param page URL of the page, because the URL of the payment provider can be relative
 * @see shop.md section 4, "Order button", 5, and section 7, "Hand-off to the payment provider"
 */
export function afterOrder(
  order: Pick<Order, 'paymentMethod' | 'transactionInfo'>,
  known: readonly KnownPaymentMethod[],
  { providerPrefix, providerHosts }: Partial<Pick<PaymentConfiguration, 'providerPrefix' | 'providerHosts'>>,
  page: string,
): AfterOrder {
  const code = order.paymentMethod;
  if (!code || !providerPrefix || !code.startsWith(providerPrefix)) return { kind: 'done' };
  const configId = known.find((method) => isPaymentCode(code, method, providerPrefix))?.configId;
  const { redirectUrl, transactionId } = order.transactionInfo ?? {};
  if (!configId || !redirectUrl || !transactionId) return { kind: 'incomplete' };
  if (!isProviderUrl(new URL(redirectUrl, page), providerHosts ?? [])) return { kind: 'incomplete' };
  return {
    kind: 'hand-off',
    action: redirectUrl,
    fields: [
      ['paymentMethodConfigurationId', configId],
      ['transactionId', transactionId],
      ['replace-primary-action', '1'],
      ['skipFormProcessing', 'true'],
    ],
  };
}

/** Whether a URL belongs to the payment provider. Requires TLS, except on localhost. */
const isProviderUrl = ({ protocol, hostname, host }: URL, hosts: readonly string[]): boolean =>
  (protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(hostname))) &&
  hosts.some((named) => named === host || named === hostname);

/**
 * Whether a page runs in a test environment, where payments use the test codes.
 *
 * @param hostname as in `location.hostname`, without the port
 * @see shop.md section 1, "Client-side storage and environment"
 */
export function isTestEnvironment(hostname: string): boolean {
  const host = hostname.toLowerCase();
  return host === 'localhost' || host.startsWith('test');
}
