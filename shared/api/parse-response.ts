import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { ApiError, SessionExpired } from './errors.ts';

/**
 * Maximum length of a response in characters. No valid response is longer, and phones cannot process longer responses.
 */
export const maxBodyLength = 5_000_000;

/**
 * Parses a response. Returns undefined for a success with an empty body. Throws ApiError (logged) for an error status
 * or an invalid body. If `unauthorized` is given, a 401 calls this function and throws SessionExpired.
 *
 * @see shop.md section 7, "Response handling"
 */
export function parseResponse<S extends GenericSchema>(
  what: string,
  status: number,
  body: string,
  schema: S,
  unauthorized: (() => void) | undefined,
): InferOutput<S> | undefined {
  if (status === 401 && unauthorized) {
    unauthorized();
    throw new SessionExpired(what);
  }
  if (status < 200 || status > 299) throw logged(what, refusal(status, body));
  if (body.length > maxBodyLength) throw logged(what, new ApiError(status, '', 'too-large'));
  if (!body.trim()) return undefined;
  const json = parse(body);
  if (json === undefined) throw logged(what, new ApiError(status, '', 'malformed'));
  const result = safeParse(schema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
  throw logged(what, new ApiError(status, `${path}: ${issue.message}`, 'shape'));
}

function refusal(status: number, body: string): ApiError {
  const json = parse(body);
  const { Code, Message, Data } = (typeof json === 'object' && json ? json : {}) as Record<string, unknown>;
  const code = typeof Code === 'string' || typeof Code === 'number' ? Code : undefined;
  return new ApiError(status, typeof Message === 'string' ? Message : '', code, Data);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function logged(what: string, error: ApiError): ApiError {
  console.error(`Krume: ${what}`, error.status, error.code ?? '', error.message);
  return error;
}
