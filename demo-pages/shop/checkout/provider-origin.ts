import { paymentConfiguration } from '../../../fixtures/shop/payment.ts';

/** The two names of the demo's server, which are two origins to a browser. */
const otherName: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/**
 * Origin of the payment provider and of all other third-party services, for a given origin of the shop. The
 * services run on the same server under its other name. If the server has only one name, the origins are
 * equal.
 */
export function providerOrigin(origin: string): string {
  const url = new URL(origin);
  url.hostname = otherName[url.hostname] ?? url.hostname;
  return url.origin;
}

/** The provider's path for hand-offs and payment pages. */
export const providerPath = '/zahlstelle';

/** @param services origin, or origin and path, of the third-party services */
export const providerUrl = (services: string, token: string) =>
  `${services}${providerPath}/${encodeURIComponent(token)}`;

/** The configuration of payments at these services: a form is submitted to known hosts only. */
export function paymentOf(services: string): typeof paymentConfiguration {
  const { hostname } = new URL(services);
  const providerHosts = [...new Set([...paymentConfiguration.providerHosts, hostname])];
  return { ...paymentConfiguration, providerHosts };
}
