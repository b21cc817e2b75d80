import { describeFailure } from '../connection/describe-failure.ts';

export interface ShopResponse {
  /** 0 if the shop could not be reached; `text` then contains the reason */
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined if the body is empty or not JSON */
  json: unknown;
  milliseconds: number;
}

export interface Asked {
  body?: unknown;
  /** Value of the header `Idempotency-Key` */
  key?: string;
  headers?: Readonly<Record<string, string>>;
  /** True to omit cookies and configured headers */
  asStranger?: boolean;
}

export interface ShopOptions {
  /** URL before `/rest/…` */
  base: string;
  /** Headers of every call */
  headers: Readonly<Record<string, string>>;
  /** Cookies of a signed-in customer */
  cookie: string;
  fetch: typeof fetch;
}

/** Whether a `Set-Cookie` header deletes its cookie. `Max-Age` takes precedence over `Expires`. */
function isExpired(setCookie: string): boolean {
  const [, maxAge] = /;\s*max-age=(-?\d+)/i.exec(setCookie) ?? [];
  const [, expires] = /;\s*expires=([^;]+)/i.exec(setCookie) ?? [];
  return maxAge === undefined ? Date.parse(expires ?? '') < Date.now() : Number(maxAge) <= 0;
}

/**
 * Time-out in milliseconds. Longer than the time-out of the bundle, so that a slow response is reported with its
 * duration
 */
const timeoutMs = 30_000;

/** Sends calls, and keeps cookies between calls. Follows no redirects. */
export function createShopClient({ base, headers: always, cookie, fetch }: ShopOptions) {
  const cookies = new Map(
    cookie
      .split(/;\s*/)
      .filter(Boolean)
      .map((pair) => pair.split(/=(.*)/s) as [string, string]),
  );

  async function send(method: string, path: string, asked: Asked): Promise<ShopResponse> {
    const { body, key, asStranger } = asked;
    const headers = new Headers(asStranger ? {} : always);
    headers.set('Accept', 'application/json');
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    if (key) headers.set('Idempotency-Key', key);
    if (!asStranger && cookies.size)
      headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    for (const [name, value] of Object.entries(asked.headers ?? {})) headers.set(name, value);
    const url = /^https?:/.test(path) ? path : base.replace(/\/$/, '') + path;
    const start = performance.now();
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!asStranger)
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? [];
        if (isExpired(line)) cookies.delete(name.trim());
        else cookies.set(name.trim(), value);
      }
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: parse(text),
      milliseconds: Math.round(performance.now() - start),
    };
  }

  /** @param path below `base`, or a complete URL */
  return (method: string, path: string, asked: Asked = {}): Promise<ShopResponse> =>
    send(method, path, asked).catch((error: unknown) => ({
      status: 0,
      headers: new Headers(),
      text: describeFailure(error),
      json: undefined,
      milliseconds: 0,
    }));
}

export type Ask = ReturnType<typeof createShopClient>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
