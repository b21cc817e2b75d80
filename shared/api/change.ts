import type { Json } from './client.ts';

/** The HTTP request of a change. A later page can send the same request again with the same key. */
export interface Change {
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: Json;
}

/** The product id in the path of a wishlist change or a review. Throws if the path cannot be decoded. */
export const productOf = ({ path }: Change) => decodeURIComponent(path.split('/')[3] ?? '');

/**
 * The values of the hidden fields in the server's form, such as a token, by field name. A request that is sent instead
 * of the form must contain these values.
 */
export type HiddenFields = Readonly<Record<string, string>> | undefined;
