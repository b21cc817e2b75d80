import type { Json } from './client.ts';

/**
 * A change of the cart or the wishlist as it is sent. It can be sent again with the same key, also by the next page.
 */
export interface Change {
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: Json;
}

/** The product id in a change of the wishlist or in a review. Throws if the path cannot be decoded. */
export const productOf = ({ path }: Change) => decodeURIComponent(path.split('/')[3] ?? '');

/** Hidden fields of the server's form by name, such as a token. A request that replaces the form contains them. */
export type HiddenFields = Readonly<Record<string, string>> | undefined;
