import type { GenericSchema, InferOutput } from 'valibot';
import { ApiConfiguration } from '../model/configuration.ts';
import { logged, longestAnswer, readAnswer } from './answer.ts';
import { configuration } from './configuration.ts';
import { ApiError } from './errors.ts';
import { readShopClock } from './shop-clock.ts';
import { shopHeaders } from './shop-headers.ts';
import { onUnauthorized } from './unauthorized.ts';

/** What JSON can say. A date is none of it: see `toWire` of `shared/rules/dates`. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [name: string]: Json };

export interface Call<S extends GenericSchema> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** After `{apiPath}`, e.g. `/rest/cart/` */
  path: string;
  body?: Json;
  /** What the answer is to look like */
  schema: S;
  /** Aborts the call with its widget */
  signal?: AbortSignal | undefined;
  /** What a 401 means where nobody is signed in, in place of a failure; it raises session-expired otherwise */
  unauthorized?: (() => void) | undefined;
  /** `Idempotency-Key`: the shop carries out one key once, however often it arrives */
  key?: string | undefined;
}

/** Characters, of three bytes at most: 64 kB is what a request may carry and still outlive its page. */
const keepaliveLimit = 20_000;

/**
 * One JSON call. Undefined for a success without a body.
 *
 * Rejects with ApiError (logged), SessionExpired (401), or an AbortError when the signal aborts. A GET that the browser ends
 * because its page goes never settles.
 *
 * @see shop.md section 7, "Common rules"
 */
export async function request<S extends GenericSchema>(call: Call<S>): Promise<InferOutput<S> | undefined> {
  const shop = configuration(ApiConfiguration);
  const { apiPath, timeout, credentials } = shop;
  const { method, path, schema, signal, key } = call;
  const what = `${method} ${path}`;
  const body = call.body === undefined ? null : JSON.stringify(call.body);
  const headers: Record<string, string> = { ...shopHeaders(shop), Accept: 'application/json' };
  if (body !== null) headers['Content-Type'] = 'application/json';
  if (key) headers['Idempotency-Key'] = key;

  // As of now: by the answer its cookie may be gone
  const unauthorized = onUnauthorized() ?? call.unauthorized;

  signal?.throwIfAborted();
  const abort = new AbortController();
  const stop = () => abort.abort(signal?.reason);
  // A large body is under way for a while: files count with 25 kB a second
  const timeoutMs = timeout + (body?.length ?? 0) / 25;
  const late = setTimeout(() => abort.abort(new ApiError(0, '', 'timeout')), timeoutMs);
  signal?.addEventListener('abort', stop);
  // While a call is under way only: a page that always listens is not kept for the way back
  let isLeft = false;
  const leave = () => {
    isLeft = method === 'GET';
  };
  addEventListener('beforeunload', leave);
  try {
    const keepalive = method !== 'GET' && (body?.length ?? 0) < keepaliveLimit;
    const init = { method, headers, body, keepalive, credentials, signal: abort.signal };
    const sentAt = Date.now();
    const response = await fetch(apiPath + path, init);
    readShopClock({ headers: response.headers, sentAt, mayBeCached: mayBeCached(method, response.headers) });
    const tooLong = Number(response.headers.get('Content-Length')) > longestAnswer * 4;
    if (tooLong) throw new ApiError(response.status, '', 'too-large');
    const text = await response.text();
    return readAnswer(what, response.status, text, schema, unauthorized);
  } catch (error) {
    if (!(error instanceof TypeError) && !abort.signal.aborted) throw error;
    // Firefox ends what is loading as soon as a link is followed, and a page that goes tells nobody. One that stays, after
    // a download or a link to an e-mail, tells when the time of the call is over
    if (isLeft && !abort.signal.aborted) {
      removeEventListener('beforeunload', leave);
      await new Promise((resolve) => abort.signal.addEventListener('abort', resolve));
    }
    if (signal?.aborted) throw new DOMException('The widget is gone', 'AbortError');
    const reason = abort.signal.reason;
    throw logged(what, reason instanceof ApiError ? reason : new ApiError(0, '', 'network'));
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', stop);
    removeEventListener('beforeunload', leave);
  }
}

/** Asks for something: a success without a body is no answer. Rejects as `request` does. */
export async function ask<S extends GenericSchema>(call: Omit<Call<S>, 'method'>): Promise<InferOutput<S>> {
  const answer = await request({ ...call, method: 'GET' });
  if (answer !== undefined) return answer;
  throw logged(`GET ${call.path}`, new ApiError(200, 'an empty answer', 'shape'));
}

const mayBeCached = (method: string, headers: Headers): boolean =>
  method === 'GET' && !headers.get('Cache-Control')?.includes('no-store');

/** An id as a part of a path: encoded, and never a step up in it. Throws for '', '.' and '..'. */
export function segment(id: string): string {
  if (/^\.{0,2}$/.test(id)) throw Error(`"${id}" is no id`);
  return encodeURIComponent(id);
}
