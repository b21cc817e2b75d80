import { queryAll } from '../../registry/native.ts';
import { linkUrl } from './link-url.ts';

/**
 * The URL of the server's wishlist link for guests, in case the attribute for the URL is missing or misspelt. Undefined
 * for customers, because the server renders a button for them.
 */
export const signInLink = (host: HTMLElement): string | undefined =>
  linkUrl(queryAll(host, 'a[href]').find(({ textContent }) => /wunsch|merk/i.test(textContent ?? '')));
