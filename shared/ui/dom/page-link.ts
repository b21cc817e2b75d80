import { closest, queryPage } from '../../registry/native.ts';

/** The link to a place in this very page that was pressed; undefined where another key, or somebody else, has a say. */
export function pressedPageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? closest(target, 'a[href*="#"]') : null;
  return link instanceof HTMLAnchorElement && isThisPage(link) ? link : undefined;
}

const isThisPage = ({ origin, pathname, search }: HTMLAnchorElement) =>
  origin === location.origin && pathname === location.pathname && search === location.search;

/** The element that an address such as '#innen' names. */
export function placeOf(hash: string): HTMLElement | undefined {
  return hash.length > 1 ? queryPage(`[id="${CSS.escape(decode(hash.slice(1)))}"]`)[0] : undefined;
}

/** A fragment that is not encoded as it should be counts as it is. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
