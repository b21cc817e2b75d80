import type { Json } from './client.ts';

/** A change of the cart or of the wishlist as it is sent: with its key it can be sent again, by the next page, too. */
export interface Change {
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: Json;
}

/** The id of the product that a change of the wishlist, or a review, is about. Throws where its path cannot be read. */
export const productOf = ({ path }: Change) => decodeURIComponent(path.split('/')[3] ?? '');

/** Hidden fields of the server's form, such as a token, by name: what is sent in the form's place takes them along */
export type HiddenFields = Readonly<Record<string, string>> | undefined;
