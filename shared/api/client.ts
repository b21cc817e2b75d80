import type { GenericSchema, InferOutput } from 'valibot';
import { ApiConfiguration } from '../model/configuration/api.ts';
import { configuration } from './configuration.ts';
import { ApiError } from './errors.ts';
import { logged, maxBodyLength, parseResponse } from './parse-response.ts';
import { readShopClock } from './shop-clock.ts';
import { shopHeaders } from './shop-headers.ts';
import { onUnauthorized } from './unauthorized.ts';

/** A JSON value. Dates must be converted with `toWire` of `shared/rules/dates` first. */
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
  /** Path after `{apiPath}`, for example `/rest/cart/` */
  path: string;
  body?: Json;
  schema: S;
  /** Aborts the request: pass the signal of the widget */
  signal?: AbortSignal | undefined;
  /**
   * Called on a 401 response if no customer is signed in, or if `endsSession` is false. Otherwise, a 401 emits
   * session-expired
   */
  unauthorized?: (() => void) | undefined;
  /** False if a 401 response only means that no customer is signed in, so that session-expired is not emitted */
  endsSession?: false;
  /** `fetch` by default; `fetchWithProgress` for a large body or a form */
  transport?: Transport | undefined;
}

/** A function like `fetch`. @param progressed to be called on progress; restarts the time-out */
export type Transport = (url: string, init: RequestInit, progressed: () => void) => Promise<Response>;

/**
 * Maximum length in characters of a body that is sent with `keepalive`. Browsers limit such a body to 64 kB, and a
 * character (UTF-16 code unit) has at most three bytes.
 */
const keepaliveLimit = 20_000;

/**
 * Sends a JSON request. Resolves to undefined for a success without a body.
 *
 * Rejects with ApiError (logged), with SessionExpired after a 401 that emits session-expired or calls `unauthorized`,
 * or with an AbortError when the signal aborts. Never settles if the browser ends a GET request because the page
 * unloads.
 *
 * @param key `Idempotency-Key`: the shop applies requests with the same key only once
 * @see shop.md section 7, "Common rules"
 */
export async function request<S extends GenericSchema>(
  call: Call<S>,
  key?: string,
): Promise<InferOutput<S> | undefined> {
  const shop = configuration(ApiConfiguration);
  const { apiPath, timeout, credentials } = shop;
  const { method, path, schema, signal, transport = fetch } = call;
  const what = `${method} ${path}`;
  const body = call.body === undefined ? null : JSON.stringify(call.body);
  const headers: Record<string, string> = { ...shopHeaders(shop), Accept: 'application/json' };
  if (body !== null) headers['Content-Type'] = 'application/json';
  if (key) headers['Idempotency-Key'] = key;

  // `onUnauthorized` is called before the request, because the response can delete the session cookie
  const unauthorized = (call.endsSession ?? onUnauthorized()) || call.unauthorized;

  signal?.throwIfAborted();
  const abort = new AbortController();
  const stop = () => abort.abort(signal?.reason);
  // The time-out is 1 second longer for each 25 kB of the body
  const timeoutMs = timeout + (body?.length ?? 0) / 25;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => abort.abort(new ApiError(0, '', 'timeout')), timeoutMs);
  };
  wait();
  signal?.addEventListener('abort', stop);
  // The listener is registered only during the request, because a permanent `beforeunload` listener keeps the page out
  // of the back/forward cache
  let isUnloading = false;
  const leave = () => {
    isUnloading = method === 'GET';
  };
  addEventListener('beforeunload', leave);
  try {
    const keepalive = method !== 'GET' && (body?.length ?? 0) < keepaliveLimit;
    const init = { method, headers, body, keepalive, credentials, signal: abort.signal };
    const sentAt = Date.now();
    const response = await transport(apiPath + path, init, wait);
    readShopClock({ headers: response.headers, sentAt, mayBeCached: mayBeCached(method, response.headers) });
    const tooLong = Number(response.headers.get('Content-Length')) > maxBodyLength * 4;
    if (tooLong) throw new ApiError(response.status, '', 'too-large');
    const text = await response.text();
    return parseResponse(what, response.status, text, schema, unauthorized);
  } catch (error) {
    if (!(error instanceof TypeError) && !abort.signal.aborted) throw error;
    // Firefox ends pending requests when the user follows a link. An unloading page must not report the aborted request
    // as an error. If the page stays, for example after a download link, the error is reported after the time-out
    if (isUnloading && !abort.signal.aborted) {
      removeEventListener('beforeunload', leave);
      await new Promise((resolve) => abort.signal.addEventListener('abort', resolve));
    }
    if (signal?.aborted) throw new DOMException('Unmounted', 'AbortError');
    const reason = abort.signal.reason;
    throw logged(what, reason instanceof ApiError ? reason : new ApiError(0, '', 'network'));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    removeEventListener('beforeunload', leave);
  }
}

/** Sends a GET request whose response must have a body. Rejects like `request`. */
export async function ask<S extends GenericSchema>(call: Omit<Call<S>, 'method'>): Promise<InferOutput<S>> {
  const result = await request({ ...call, method: 'GET' });
  if (result !== undefined) return result;
  throw logged(`GET ${call.path}`, new ApiError(200, 'empty body', 'shape'));
}

const mayBeCached = (method: string, headers: Headers): boolean =>
  method === 'GET' && !headers.get('Cache-Control')?.includes('no-store');

/** Encodes an id as a single path segment. Throws for '', '.' and '..', which would change the path. */
export function segment(id: string): string {
  if (/^\.{0,2}$/.test(id)) throw Error(`invalid id "${id}"`);
  return encodeURIComponent(id);
}
