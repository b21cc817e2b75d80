import { type InferOutput, object, optional } from 'valibot';
import { integer, text } from '../attributes.ts';
import { customSchema } from '../custom-schema.ts';
import { text as plainText, recordOf } from '../values.ts';

const credentials = customSchema('same-origin, include oder omit', (raw) =>
  raw === 'same-origin' || raw === 'include' || raw === 'omit' ? raw : undefined,
);

/** Settings of API calls. */
export const ApiConfiguration = object({
  /** URL or path before the path of every call to the shop API, such as `/rest/cart/` */
  apiPath: optional(text, ''),
  /** Milliseconds until a call to the shop API times out */
  timeout: optional(integer, 15_000),
  /** Additional headers of every call to the shop API */
  headers: optional(recordOf('Texte', plainText), {}),
  /** `same-origin`, `include` or `omit`. With `include`, cookies are sent to an API on another origin */
  credentials: optional(credentials, 'same-origin'),
  /** CSRF token: the name of its `header`, and of the `meta` element or the `cookie` that contains the value */
  csrf: optional(object({ header: text, meta: optional(text), cookie: optional(text) })),
});
export type ApiConfiguration = InferOutput<typeof ApiConfiguration>;
