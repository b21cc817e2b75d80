import { type GenericSchema, type InferOutput, number, object, safeParse, unknown } from 'valibot';
import { configuration } from '../api/configuration.ts';

const day = 24 * 60 * 60 * 1000;

/** What the client caches is forgotten after 17 days. @see shop.md section 1 */
const lifetime = 17 * day;

const Envelope = object({ at: number(), value: unknown() });

/** Keeps a value on this device: in local storage if available, otherwise in a cookie. */
export function remember(name: string, value: unknown, now = Date.now()): void {
  const text = JSON.stringify({ at: now, value });
  try {
    localStorage.setItem(`krume:${name}`, text);
  } catch {
    const { days, domain } = configuration().cookie;
    setCookie(`krume:${name}`, encodeURIComponent(text), new Date(now + days * day), domain);
  }
}

/** What was kept under this name and when; undefined when it is too old or does not fit. */
export function recall<S extends GenericSchema>(
  name: string,
  schema: S,
  now = Date.now(),
): { at: number; value: InferOutput<S> } | undefined {
  const envelope = safeParse(Envelope, parse(read(`krume:${name}`)));
  if (!envelope.success || now - envelope.output.at > lifetime) return undefined;
  const value = safeParse(schema, envelope.output.value);
  return value.success ? { at: envelope.output.at, value: value.output } : undefined;
}

/** Deletes a cookie that scripts may see. */
export function clearCookie(name: string): void {
  setCookie(name, '', new Date(0), configuration().cookie.domain);
}

function setCookie(name: string, value: string, expires: Date, domain: string | undefined): void {
  const parts = [
    `${encodeURIComponent(name)}=${value}`,
    'path=/',
    `expires=${expires.toUTCString()}`,
    'samesite=lax',
  ];
  // The Cookie Store API is not in every browser that we serve
  document.cookie = [...parts, ...(domain ? [`domain=${domain}`] : [])].join('; ');
}

function read(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    const start = `${encodeURIComponent(name)}=`;
    const cookie = document.cookie.split('; ').find((part) => part.startsWith(start));
    return cookie && decodeURIComponent(cookie.slice(start.length));
  }
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
