import { object, optional, string } from 'valibot';
import { type Json, request } from './client.ts';

const ContactResponse = object({ message: optional(string()) });

/**
 * Sends the fields of the contact form by name, as `POST` to the path `endpoint`, such as `/api/contact/`. There is no
 * idempotency key, because the token of the bot-check is valid for one request only.
 *
 * @see site.md section 7, "Forms"
 */
export const postContact = (endpoint: string, body: Json, signal: AbortSignal) =>
  request({ method: 'POST', path: endpoint, body, schema: ContactResponse, signal });
