import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

type RefusalStatus = 400 | 401 | 404 | 413 | 415 | 422 | 500;

/** A request that the shop turns down, with a German reason that may be shown to the visitor. */
export function refusal(status: RefusalStatus, message: string, data: object = {}): HTTPException {
  return new HTTPException(status, { message, cause: data });
}

/** What a call answers then: `{Code, Message, Data}`. @see shop.md section 7, "Common rules" */
export function answerRefusal(error: Error, c: Context): Response {
  if (!(error instanceof HTTPException)) {
    console.error(error);
    return c.json({ Code: 500, Message: 'Interner Fehler.', Data: {} }, 500);
  }
  return c.json({ Code: error.status, Message: error.message, Data: error.cause ?? {} }, error.status);
}
