import { closest, queryPage } from '../../registry/native.ts';

/** The clicked link to a fragment of the current page; undefined for a click elsewhere. */
export function pressedPageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? closest(target, 'a[href*="#"]') : null;
  return link instanceof HTMLAnchorElement && isThisPage(link) ? link : undefined;
}

const isThisPage = ({ origin, pathname, search }: HTMLAnchorElement) =>
  origin === location.origin && pathname === location.pathname && search === location.search;

/** The element that a fragment such as '#innen' refers to. */
export function placeOf(hash: string): HTMLElement | undefined {
  return hash.length > 1 ? queryPage(`[id="${CSS.escape(decode(hash.slice(1)))}"]`)[0] : undefined;
}

/** Decodes a fragment. Returns a fragment with an invalid encoding unchanged. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
