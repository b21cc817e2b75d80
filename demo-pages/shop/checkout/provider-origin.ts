import { paymentConfiguration } from '../../../fixtures/shop/payment.ts';

/** The demo's server has two host names, which are two origins to a browser. */
const otherName: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/**
 * Origin of the payment provider and of all other third-party services, given the shop's origin. The services run on
 * the same server under its other host name. A server with one host name has one origin for both.
 */
export function providerOrigin(origin: string): string {
  const url = new URL(origin);
  url.hostname = otherName[url.hostname] ?? url.hostname;
  return url.origin;
}

/** Path of the payment provider's pages. */
export const providerPath = '/zahlstelle';

/** @param services origin, or origin and path, of the third-party services */
export const providerUrl = (services: string, token: string) =>
  `${services}${providerPath}/${encodeURIComponent(token)}`;

/** The payment configuration with the host of these services added, because payment forms post only to known hosts. */
export function paymentOf(services: string): typeof paymentConfiguration {
  const { hostname } = new URL(services);
  const providerHosts = [...new Set([...paymentConfiguration.providerHosts, hostname])];
  return { ...paymentConfiguration, providerHosts };
}
