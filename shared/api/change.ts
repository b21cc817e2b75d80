import type { Json } from './client.ts';

/** The request of a change. A later page can send it again with the same key. */
export interface Change {
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: Json;
}

/** The product id in a change of the wishlist or in a review. Throws if the path cannot be decoded. */
export const productOf = ({ path }: Change) => decodeURIComponent(path.split('/')[3] ?? '');

/**
 * Values of the hidden fields in the server's form, by name, e.g. a token. Requests that replace the form send them.
 */
export type HiddenFields = Readonly<Record<string, string>> | undefined;
