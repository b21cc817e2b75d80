import { object, optional, string } from 'valibot';
import { type Json, request } from './client.ts';

/** What the shop says then; a text of ours stands in for none. */
const ContactAnswer = object({ message: optional(string()) });

/**
 * `POST /api/contact/`, or where the page says that it is: the fields of the contact form by their names. Without a key that
 * would make a repeat the same call: the token of its bot-check is good for one.
 *
 * @see site.md section 7, "Forms"
 */
export const postContact = (endpoint: string, body: Json, signal: AbortSignal) =>
  request({ method: 'POST', path: endpoint, body, schema: ContactAnswer, signal });
