import type { Json } from './client.ts';

/** A change of the cart or of the wishlist as it is sent: with its key it can be sent again, by the next page, too. */
export interface Change {
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: Json;
}

/** Hidden fields of the server's form, such as a token, by name: what is sent in the form's place takes them along */
export type HiddenFields = Readonly<Record<string, string>> | undefined;
