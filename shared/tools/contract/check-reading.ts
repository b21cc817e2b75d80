import { contractText } from '../../text/tools/contract.ts';
import { describeRefusal } from './describe-response.ts';
import { type Check, fieldOf, idIn, textOf, tryCall } from './report.ts';

const unknownId = '999999999';

/** Makes the GET calls of the API, with valid and with unknown ids. Resolves to false if the shop cannot be reached. */
export async function checkReading(check: Check): Promise<boolean> {
  const { ask, report, product, configurable, isSignedIn } = check;
  const read = (name: string, url: string) => tryCall(check, `GET ${name}`, url);
  const first = await read('/rest/cart/', '/rest/cart/');
  // If the shop cannot be reached, all other calls would fail in the same way
  if (first.status === 0) return false;
  await read('/rest/product/{productId}/configurable', `/rest/product/${configurable}/configurable`);
  await read('/rest/product/{productId}/review/', `/rest/product/${product}/review/`);
  await read('/rest/search/', '/rest/search/?term=brot');
  await read('/rest/search/shopnav', '/rest/search/shopnav');
  const branches = await read('/rest/location/', '/rest/location/');
  await read('/rest/location/{branchId}', `/rest/location/${firstId(branches.json)}`);
  const events = await read('/rest/event/', '/rest/event/?offset=0&limit=6&includepast=true');
  await read('/rest/event/{eventId}', `/rest/event/${firstId(events.json)}`);
  if (isSignedIn) {
    await read('/rest/wishlist/', '/rest/wishlist/');
    await read('/rest/profile/address/', '/rest/profile/address/');
  }

  for (const path of ['/rest/wishlist/', '/rest/profile/address/']) {
    const { status } = await ask('GET', path, { asStranger: true });
    if (status !== 401 && status !== 0) report.add(`GET ${path}`, contractText.unsignedOpen(status));
  }
  for (const [name, url] of [
    ['/rest/product/{productId}/configurable', `/rest/product/${unknownId}/configurable`],
    ['/rest/location/{branchId}', `/rest/location/${unknownId}`],
    ['/rest/event/{eventId}', `/rest/event/${unknownId}`],
    ['/rest/cart/order/{orderId}', `/rest/cart/order/${unknownId}`],
  ] as const)
    report.add(`GET ${name}`, ...describeRefusal(await ask('GET', url), 'eine unbekannte Nummer'));
  const unknown = await ask('GET', `/rest/cart/order/?key=${check.createKey()}`);
  if (unknown.status !== 404 && unknown.status !== 0)
    report.add('GET /rest/cart/order/', contractText.unknownOrder(unknown.status));
  else report.add('GET /rest/cart/order/');
  return true;
}

const firstId = (list: unknown): string => (Array.isArray(list) ? idIn(list[0]) : undefined) ?? unknownId;

/** The number of pieces in the cart; NaN if the shop does not respond with a number. */
export const piecesIn = async ({ ask }: Pick<Check, 'ask'>): Promise<number> =>
  Number(textOf(fieldOf(await ask('GET', '/rest/cart/'), 'itemsQuantity')));
