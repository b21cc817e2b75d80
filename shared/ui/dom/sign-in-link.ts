import { queryAll } from '../../registry/native.ts';
import { linkUrl } from './link-url.ts';

/**
 * The URL of the wishlist link that the server renders for guests; used if the attribute with the URL is missing or
 * misspelt. Undefined for customers, because the server renders a button for customers.
 */
export const signInLink = (host: HTMLElement): string | undefined =>
  linkUrl(queryAll(host, 'a[href]').find(({ textContent }) => /wunsch|merk/i.test(textContent ?? '')));
