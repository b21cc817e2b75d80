import { queryAll } from '../../registry/native.ts';
import { linkUrl } from './link-url.ts';

/**
 * The address that the server's own wishlist link leads guests to: where an editor has forgotten or misspelt the
 * attribute for it, the link still says that nobody is signed in. Undefined for a button, as customers have.
 */
export const signInLink = (host: HTMLElement): string | undefined =>
  linkUrl(queryAll(host, 'a[href]').find(({ textContent }) => /wunsch|merk/i.test(textContent ?? '')));
