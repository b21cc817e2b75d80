import { createShop } from '../shop/app.ts';
import type { CatalogueEntry } from '../shop/product/catalogue-entry.ts';
import type { Assets } from '../shop/server/assets.ts';
import type { KeptState } from './kept-state.ts';
import { type Place, placeJsonText, placeUrl, servicesPath, unplacedPath } from './place.ts';
import { placePage } from './place-page.ts';
import { placePolicy } from './policy.ts';

interface Options {
  place: Place;
  state: KeptState;
  assets: Assets;
  catalogue: () => Promise<CatalogueEntry[]>;
  /** Markup to insert before a page's scripts */
  startTag: (visitor: { isCustomer: boolean }) => string;
}

/** Runs the demo shop for one visitor without cookies, in a folder of its origin. */
export function createRequestHandler({ place, state, assets, catalogue, startTag }: Options) {
  const services = place.origin + servicesPath;
  const shop = createShop({
    ...state.shop,
    assets: () => assets,
    catalogue,
    services: () => services,
    visitor: {
      idOf: () => state.visitor,
      remember(_, { id }) {
        state.visitor = id;
      },
    },
  });
  const isCustomer = () => state.shop.sessions.get(state.visitor ?? '')?.customer !== undefined;

  return {
    isCustomer,
    async handle(request: Request): Promise<Response> {
      const response = await shop.fetch(await toShop(request, place));
      // A lost connection (Response.error()) has no headers
      if (response.status === 0) return response;
      const headers = new Headers(response.headers);
      const location = headers.get('Location');
      if (location) headers.set('Location', placeUrl(location, place));
      const policy = headers.get('Content-Security-Policy');
      if (policy) headers.set('Content-Security-Policy', placePolicy(policy, services));
      const body = await placeBody(response);
      return new Response(body, { status: response.status, headers });
    },
  };

  async function placeBody(response: Response): Promise<string | ReadableStream | null> {
    const type = response.headers.get('Content-Type') ?? '';
    if (!response.body) return null;
    if (type.includes('json')) return placeJsonText(await response.text(), place);
    if (!type.startsWith('text/html')) return response.body;
    const page = await response.text();
    return placePage(page, { place, scripts: () => startTag({ isCustomer: isCustomer() }) }).html;
  }
}

/** Converts a request to the static copy into a request to the shop. */
async function toShop(request: Request, place: Place): Promise<Request> {
  const { method } = request;
  const url = toShopUrl(request.url, place);
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  const headers = new Headers(request.headers);
  if (request.referrer.startsWith(place.origin)) headers.set('Referer', toShopUrl(request.referrer, place));
  const sent = new Request(url, { method, headers: request.headers, body });
  // `Request` ignores a Referer header set by a script, so the shop gets separate headers
  Object.defineProperty(sent, 'headers', { value: headers });
  return sent;
}

function toShopUrl(text: string, { root }: Place): string {
  const url = new URL(text);
  url.pathname = unplacedPath(url.pathname, root);
  // A query parameter can contain the path of a page to return to. That path starts with the root of the static copy
  for (const [name, value] of [...url.searchParams])
    if (root !== '/' && value.startsWith(root)) url.searchParams.set(name, unplacedPath(value, root));
  return url.href;
}
