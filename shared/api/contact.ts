import { object, optional, string } from 'valibot';
import { type Json, request } from './client.ts';

const ContactResponse = object({ message: optional(string()) });

/**
 * `POST /api/contact/`, or to another path `endpoint`: sends the fields of the contact form by name. There is no
 * idempotency key, because the token of the bot-check is valid for one request only.
 *
 * @see site.md section 7, "Forms"
 */
export const postContact = (endpoint: string, body: Json, signal: AbortSignal) =>
  request({ method: 'POST', path: endpoint, body, schema: ContactResponse, signal });
