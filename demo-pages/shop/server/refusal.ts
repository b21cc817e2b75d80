import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { array, object, optional, safeParse, string } from 'valibot';

type RefusalStatus = 400 | 401 | 404 | 413 | 415 | 422 | 500;

class Refusal extends HTTPException {
  constructor(
    status: RefusalStatus,
    message: string,
    data: object,
    readonly code: string | number,
  ) {
    super(status, { message, cause: data });
  }
}

/**
 * The error for a rejected request, with a German reason for the visitor.
 *
 * @param code machine-readable reason, for cases that share a status
 */
export const refusal = (
  status: RefusalStatus,
  message: string,
  data: object = {},
  code: string | number = status,
): HTTPException => new Refusal(status, message, data, code);

/** The response to a rejected request: `{Code, Message, Data}`. @see shop.md section 7, "Common rules" */
export function refusalResponse(error: Error, c: Context): Response {
  if (!(error instanceof HTTPException)) {
    console.error(error);
    return c.json({ Code: 500, Message: 'Interner Fehler.', Data: {} }, 500);
  }
  const { status, cause } = error;
  // If Hono itself rejects an unreadable body, the error has an English message and no `cause`
  const message = cause === undefined ? 'Die Anfrage ist nicht lesbar.' : error.message;
  const code = error instanceof Refusal ? error.code : status;
  return c.json({ Code: code, Message: message, Data: cause ?? {} }, status);
}

const FailingFields = object({ field: optional(string()), fields: optional(array(string()), []) });

/** The names of the form fields that an error concerns. */
export function failingFields({ cause }: HTTPException): readonly string[] {
  const data = safeParse(FailingFields, cause);
  if (!data.success) return [];
  const { field, fields } = data.output;
  return field === undefined ? fields : [...new Set([field, ...fields])];
}
