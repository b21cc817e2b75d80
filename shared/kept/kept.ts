import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { allCookies, getCookie } from '../api/cookie.ts';
import { clearCookie, setCookie } from './cookies.ts';
import { lifetime, newerOf, parseEnvelope, seal } from './envelope.ts';
import { openEnvelope } from './open-envelope.ts';
import { isCustomer, keyOf, type Owner, ownNames, shopper } from './owner.ts';
import { keysIn, type Place, readText, removeText, type Storable, writeText } from './places.ts';
import { isPageBeforeSignOut } from './signed-out.ts';

/** The prefix of all our keys. */
export const prefix = 'krume:';

/** Maximum length of all our cookies together, in characters. The browser sends them with every request. */
const maxCookieLength = 500;

export interface Kind<S extends GenericSchema> {
  /** The key is `krume:` and this name; docs/reference/kept-values.md has one line for each name */
  name: string;
  where: Place;
  schema: S;
  /** Milliseconds; 17 days by default */
  maxAge?: number;
  /** `shopper` is the person for whom the page is rendered: a visitor or a customer */
  owner: Owner | 'shopper';
  /** Characters; a longer value is not stored */
  maxLength?: number;
  /** For a short setting: stored as a cookie if the device has no storage */
  orCookie?: boolean;
}

export interface Kept<T> {
  /**
   * Undefined if nothing is stored, or if the value is expired, belongs to another owner or does not match the schema.
   *
   * @param since milliseconds since 1970: ignores values stored before it
   */
  read(since?: number): T | undefined;
  /** Undefined deletes the value. */
  write(value: T | undefined): void;
  forget(): void;
}

/**
 * A value that is stored beyond the current page. Handles expiry, owner, sign-out, invalid content and missing or full
 * storage. A value that cannot be stored is dropped without an error.
 */
export function kept<const S extends GenericSchema>(kind: Kind<S>): Kept<InferOutput<S>> {
  const { name, where, schema, maxAge = lifetime, maxLength = Number.POSITIVE_INFINITY, orCookie } = kind;
  const owner = () => (kind.owner === 'shopper' ? shopper() : kind.owner);
  const ownKey = (of: Owner) => prefix + keyOf(name, of);

  const open = (of: Owner, since: number) =>
    openEnvelope(parseEnvelope(readText(where, ownKey(of))), of, maxAge, since);

  function remove(of: Owner): void {
    forgetKept(where, name, of);
    if (orCookie && getCookie(ownKey(of)) !== undefined) clearCookie(ownKey(of));
  }

  return {
    read(since = 0) {
      const of = owner();
      const found = newerOf(open(of, since), isCustomer(of) ? open('visitor', since) : undefined);
      const result = safeParse(schema, found ? found.value : orCookie ? readCookie(ownKey(of)) : undefined);
      return result.success ? result.output : undefined;
    },
    write(value) {
      const of = owner();
      const text =
        value === undefined || of === 'unknown' ? undefined : JSON.stringify(seal(value, of, maxAge));
      // If the new value cannot be stored, the older value must not be read again
      remove(of);
      if (text === undefined || text.length > maxLength || (of !== 'device' && isPageBeforeSignOut())) return;
      if (!writeText(where, ownKey(of), text) && orCookie) writeCookie(ownKey(of), value, maxAge);
    },
    forget: () => remove(owner()),
  };
}

/** Also deletes the value that a customer entered as a visitor, before the sign-in. */
export function forgetKept(where: Place, name: string, of: Owner = shopper()): void {
  removeText(where, prefix + keyOf(name, of));
  removeText(where, prefix + name);
}

/** Names of stored values with this prefix that belong to the current shopper. */
export const keptNames = (where: Storable, start: string): string[] =>
  ownNames(
    keysIn(where, prefix + start).map((key) => key.slice(prefix.length)),
    shopper(),
  );

function readCookie(key: string): unknown {
  try {
    return JSON.parse(getCookie(key) ?? '');
  } catch {
    return undefined;
  }
}

/** A cookie has its own expiry and needs no envelope. */
function writeCookie(key: string, value: unknown, maxAge: number): void {
  const text = JSON.stringify(value);
  const ours = allCookies().filter((cookie) => /^(krume%3A|cookieConsent=)/.test(cookie));
  const length = [...ours, encodeURIComponent(key), encodeURIComponent(text)].join('; ').length;
  if (length <= maxCookieLength) setCookie(key, text, maxAge);
}
