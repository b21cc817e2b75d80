/** The place of a copy of the demo shop. The shop itself is at the root of its origin. */
export interface Place {
  /** Origin of the shop's complete URLs */
  origin: string;
  /** URL of the copy's root, with a slash at the end: `/demo/`, or relative to a page, `../../` */
  root: string;
  /**
   * The complete URL of the copy's root, with a slash at the end, for links that pass a page's URL to other
   * sites
   */
  url: string;
}

/** Path of the third-party services below the copy's root. */
export const servicesPath = '/dienste';

/** Paths of the services on the shop's own server: payment, bot check, analytics and photos. */
const services = /^\/(?:zahlstelle|pruefstelle|messstelle|fotodienst)\//;

/** Path, query and hash of a URL of the shop; undefined for other URLs and texts. */
export function shopPath(url: string, origin: string): string | undefined {
  if (/\s/.test(url)) return undefined;
  if (url === origin) return '/';
  if (url.startsWith(`${origin}/`)) return url.slice(origin.length);
  return /^\/(?!\/)/.test(url) ? url : undefined;
}

/** A URL of the shop as a URL of its copy; other URLs and texts are returned unchanged. */
export function placeUrl(url: string, { origin, root }: Place): string {
  const path = shopPath(url, origin);
  if (path === undefined) return url;
  const isComplete = url.startsWith(origin) && root.startsWith('/');
  const below = services.test(path) ? servicesPath + path : path;
  return (isComplete ? origin : '') + root + asFolder(below.slice(1));
}

/** Adds the slash at the end of a page's path: a static host has a folder with an `index.html` for each page. */
function asFolder(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  const isPage = !path.startsWith('rest/') && /(?:^|\/)[^/.]+$/.test(path);
  return isPage ? `${path}/${url.slice(path.length)}` : url;
}

/** A text with all encoded URLs of the shop replaced: parameters of links to other sites, to share a page. */
export function placeEncoded(text: string, { origin, url }: Place): string {
  const encoded = new RegExp(`${encodeURIComponent(origin)}((?:%2F[\\w.-]*)*)`, 'g');
  return text.replace(encoded, (_, path: string) =>
    encodeURIComponent(url + asFolder(decodeURIComponent(path).slice(1))),
  );
}

/**
 * Converts a path of the copy to the shop's path: removes the copy's root, the path of the services and the
 * added slash.
 */
export function unplacedPath(pathname: string, root: string): string {
  const path = `/${pathname.slice(root.length)}`.replace(new RegExp(`^${servicesPath}(?=/)`), '');
  return path.length > 1 && !path.startsWith('/rest/') ? path.replace(/\/$/, '') : path;
}

/** A JSON value with all URLs of the shop replaced. */
export function placeJson(value: unknown, place: Place): unknown {
  if (typeof value === 'string') return placeUrl(value, place);
  if (Array.isArray(value)) return value.map((each) => placeJson(each, place));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, placeJson(each, place)]));
}

/** A JSON text with all URLs of the shop replaced; a text that is not JSON is returned unchanged. */
export function placeJsonText(text: string, place: Place): string {
  try {
    return JSON.stringify(placeJson(JSON.parse(text), place));
  } catch {
    return text;
  }
}
