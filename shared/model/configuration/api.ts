import { type InferOutput, object, optional } from 'valibot';
import { integer, text } from '../attributes.ts';
import { customSchema } from '../custom-schema.ts';

const headers = customSchema('Texte', (raw): Record<string, string> | undefined =>
  raw && Object.values(raw).every((value) => typeof value === 'string') ? { ...raw } : undefined,
);

const credentials = customSchema('same-origin, include oder omit', (raw) =>
  raw === 'same-origin' || raw === 'include' || raw === 'omit' ? raw : undefined,
);

/** Settings of API calls. */
export const ApiConfiguration = object({
  /** URL or path before every `/rest/…` call of the shop API */
  apiPath: optional(text, ''),
  /** Milliseconds until a call times out */
  timeout: optional(integer, 15_000),
  /** Further headers of every call */
  headers: optional(headers, {}),
  /** `include` sends cookies to an API on another origin; `same-origin`, `include` or `omit` */
  credentials: optional(credentials, 'same-origin'),
  /** CSRF token: the name of its `header`, and the `meta` element or the `cookie` that holds the value */
  csrf: optional(object({ header: text, meta: optional(text), cookie: optional(text) })),
});
export type ApiConfiguration = InferOutput<typeof ApiConfiguration>;
