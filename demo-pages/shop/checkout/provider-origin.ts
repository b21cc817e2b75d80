/** The two names under which the demo's server answers: to a browser, two origins. */
const otherName: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/**
 * Origin of the payment provider for a shop's: the same server under its other name. A server with one name is its
 * own provider.
 */
export function providerOrigin(origin: string): string {
  const url = new URL(origin);
  url.hostname = otherName[url.hostname] ?? url.hostname;
  return url.origin;
}

/** Where the provider expects the hand-off of a transaction, and goes on with it. */
export const providerPath = '/zahlstelle';

export const providerUrl = (origin: string, token: string) =>
  `${providerOrigin(origin)}${providerPath}/${encodeURIComponent(token)}`;
