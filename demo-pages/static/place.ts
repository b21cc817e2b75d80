/** The location of a copy of the demo shop. The original shop is at the root of its origin. */
export interface Place {
  /** Origin of the shop's absolute URLs */
  origin: string;
  /** URL of the copy's root with a trailing slash: `/demo/`, or relative to a page, as in `../../` */
  root: string;
  /** Absolute URL of the copy's root with a trailing slash, for links that share a page on other sites */
  url: string;
}

/** Path of the third-party services below the copy's root. */
export const servicesPath = '/dienste';

/** Paths of the services that the shop's server provides: payment, bot check, analytics and photos. */
const services = /^\/(?:zahlstelle|pruefstelle|messstelle|fotodienst)\//;

/** Path, query and hash of a URL of the shop; undefined for another URL and for text. */
export function shopPath(url: string, origin: string): string | undefined {
  if (/\s/.test(url)) return undefined;
  if (url === origin) return '/';
  if (url.startsWith(`${origin}/`)) return url.slice(origin.length);
  return /^\/(?!\/)/.test(url) ? url : undefined;
}

/** Converts a URL of the shop to a URL of the copy. Other URLs and text stay unchanged. */
export function placeUrl(url: string, { origin, root }: Place): string {
  const path = shopPath(url, origin);
  if (path === undefined) return url;
  const isComplete = url.startsWith(origin) && root.startsWith('/');
  const below = services.test(path) ? servicesPath + path : path;
  return (isComplete ? origin : '') + root + asFolder(below.slice(1));
}

/** Adds a trailing slash to a page's path, because the static copy has a folder with an `index.html` for each page. */
function asFolder(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  const isPage = !path.startsWith('rest/') && /(?:^|\/)[^/.]+$/.test(path);
  return isPage ? `${path}/${url.slice(path.length)}` : url;
}

/** Replaces encoded URLs of the shop in a text, such as query parameters of links that share a page on another site. */
export function placeEncoded(text: string, { origin, url }: Place): string {
  const encoded = new RegExp(`${encodeURIComponent(origin)}((?:%2F[\\w.-]*)*)`, 'g');
  return text.replace(encoded, (_, path: string) =>
    encodeURIComponent(url + asFolder(decodeURIComponent(path).slice(1))),
  );
}

/**
 * Converts a path of the copy to a path of the shop: removes the copy's root, the path of the services and the trailing
 * slash.
 */
export function unplacedPath(pathname: string, root: string): string {
  const path = `/${pathname.slice(root.length)}`.replace(new RegExp(`^${servicesPath}(?=/)`), '');
  return path.length > 1 && !path.startsWith('/rest/') ? path.replace(/\/$/, '') : path;
}

/** Replaces the shop's URLs in a JSON value. */
export function placeJson(value: unknown, place: Place): unknown {
  if (typeof value === 'string') return placeUrl(value, place);
  if (Array.isArray(value)) return value.map((each) => placeJson(each, place));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, placeJson(each, place)]));
}

/** Replaces the shop's URLs in a JSON text. Text that is not JSON stays unchanged. */
export function placeJsonText(text: string, place: Place): string {
  try {
    return JSON.stringify(placeJson(JSON.parse(text), place));
  } catch {
    return text;
  }
}
