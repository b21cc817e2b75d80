import { queryAll } from '../../registry/native.ts';
import { linkUrl } from './link-url.ts';

/**
 * The URL of the server's wishlist link for guests, which exists even if the attribute for it is missing or misspelt.
 * Undefined for a button, which the server renders for customers.
 */
export const signInLink = (host: HTMLElement): string | undefined =>
  linkUrl(queryAll(host, 'a[href]').find(({ textContent }) => /wunsch|merk/i.test(textContent ?? '')));
