import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { allCookies, getCookie } from '../api/cookie.ts';
import { clearCookie, setCookie } from './cookies.ts';
import { isExpired, lifetime, parseEnvelope, seal } from './envelope.ts';
import { isCustomer, type Owner, shopper } from './owner.ts';
import { keysIn, type Place, readText, removeText, type Storable, writeText } from './places.ts';
import { isLeft, isPageLeft } from './signed-out.ts';

/** All keys of ours begin so. */
export const prefix = 'krume:';

/** Characters of all cookies of ours together: they go with every request. */
const longestCookies = 500;

export interface Kind<S extends GenericSchema> {
  /** Its key is `krume:` and this; each name has its line in docs/kept-values.md */
  name: string;
  where: Place;
  schema: S;
  /** Milliseconds; 17 days by default */
  maxAge?: number;
  /** `shopper` is for whom the page is printed at that moment: a visitor or a customer */
  owner: Owner | 'shopper';
  /** Characters; a longer value is not kept */
  maxLength?: number;
  /** A setting of some characters that may be a cookie where the device has no storage */
  orCookie?: boolean;
}

export interface Kept<T> {
  /**
   * What was kept; undefined where there is nothing, or what is there is too old, of somebody else, or does not fit.
   *
   * @param since milliseconds since 1970: nothing that was kept before it
   */
  read(since?: number): T | undefined;
  /** Undefined is forgotten. */
  write(value: T | undefined): void;
  forget(): void;
}

/**
 * A value that outlives its page. Expiry, owner, sign-out, foreign content and a missing or full storage are handled
 * here: what cannot be kept is forgotten, and the page goes on.
 */
export function kept<const S extends GenericSchema>(kind: Kind<S>): Kept<InferOutput<S>> {
  const { name, where, schema, maxAge = lifetime, maxLength = Number.POSITIVE_INFINITY, orCookie } = kind;
  const owner = () => (kind.owner === 'shopper' ? shopper() : kind.owner);
  const keyOf = (of: Owner) => keyFor(name, of);

  function open(of: Owner, since: number): unknown {
    const envelope = parseEnvelope(readText(where, keyOf(of)));
    if (!envelope || envelope.of !== of || envelope.at < since || isLeft(envelope)) return undefined;
    const isOld = isExpired(envelope) || Date.now() - envelope.at > maxAge;
    return isOld ? undefined : envelope.value;
  }

  function remove(of: Owner): void {
    forgetKept(where, name, of);
    if (orCookie && getCookie(keyOf(of)) !== undefined) clearCookie(keyOf(of));
  }

  return {
    read(since = 0) {
      const of = owner();
      const found = open(of, since) ?? (isCustomer(of) ? open('visitor', since) : undefined);
      const result = safeParse(schema, found ?? (orCookie ? readCookie(keyOf(of)) : undefined));
      return result.success ? result.output : undefined;
    },
    write(value) {
      const of = owner();
      const text = value === undefined ? undefined : JSON.stringify(seal(value, of, maxAge));
      // Whatever is not kept must not leave an older value to be found
      remove(of);
      if (text === undefined || text.length > maxLength || (of !== 'device' && isPageLeft())) return;
      if (!writeText(where, keyOf(of), text) && orCookie) writeCookie(keyOf(of), value, maxAge);
    },
    forget: () => remove(owner()),
  };
}

const keyFor = (name: string, of: Owner) => prefix + name + (isCustomer(of) ? of : '');

/** Also what a customer has entered before the sign-in: it has become the customer's. */
export function forgetKept(where: Place, name: string, of: Owner = shopper()): void {
  removeText(where, keyFor(name, of));
  removeText(where, prefix + name);
}

/** Names that begin so, of all that is kept and may be found by whoever the page is printed for. */
export function keptNames(where: Storable, start: string): string[] {
  const own = shopper();
  const names = keysIn(where, prefix + start).map((key) => {
    const name = key.slice(prefix.length);
    return isCustomer(own) && name.endsWith(own) ? name.slice(0, -own.length) : name;
  });
  return [...new Set(names.filter((name) => !name.includes('#')))];
}

function readCookie(key: string): unknown {
  try {
    return JSON.parse(getCookie(key) ?? '');
  } catch {
    return undefined;
  }
}

/** The cookie itself ends in time: it needs no envelope. */
function writeCookie(key: string, value: unknown, maxAge: number): void {
  const text = JSON.stringify(value);
  const ours = allCookies().filter((cookie) => /^(krume%3A|cookieConsent=)/.test(cookie));
  const length = [...ours, encodeURIComponent(key), encodeURIComponent(text)].join('; ').length;
  if (length <= longestCookies) setCookie(key, text, maxAge / (24 * 60 * 60 * 1000));
}
