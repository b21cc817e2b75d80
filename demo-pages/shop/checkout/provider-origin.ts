/** The two names of the demo's server, which are two origins to a browser. */
const otherName: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/**
 * Origin of the payment provider for a shop's origin: the same server under its other name. A server with one
 * name is its own provider.
 */
export function providerOrigin(origin: string): string {
  const url = new URL(origin);
  url.hostname = otherName[url.hostname] ?? url.hostname;
  return url.origin;
}

/** The provider's path for hand-offs and payment pages. */
export const providerPath = '/zahlstelle';

export const providerUrl = (origin: string, token: string) =>
  `${providerOrigin(origin)}${providerPath}/${encodeURIComponent(token)}`;
