import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { allCookies, getCookie } from '../api/cookie.ts';
import { clearCookie, setCookie } from './cookies.ts';
import type { EntryKind, KeptEntries } from './database/entries.ts';
import { lifetime, newerOf, parseEnvelope } from './envelope.ts';
import { openEnvelope } from './open-envelope.ts';
import { isCustomer, keyOf, type Owner, ownNames, shopper } from './owner.ts';
import { keysIn, type Place, readText, removeText, type Storable, writeText } from './places.ts';
import { prefix, seal } from './seal.ts';
import { isPageBeforeSignOut } from './signed-out.ts';

/** Maximum total length of Krume's cookies in characters. The browser sends them with every request. */
const maxCookieLength = 500;

export interface Kind<S extends GenericSchema> {
  /** The storage key is `krume:` and this name; docs/reference/kept-values.md has a line for each name */
  name: string;
  where: Place;
  schema: S;
  /** Lifetime in milliseconds; 17 days by default */
  maxAge?: number;
  /** `shopper`: the visitor or customer for whom the page was rendered */
  owner: Owner | 'shopper';
  /** Maximum length in characters; a longer value is not stored */
  maxLength?: number;
  /** True to store the value in a cookie if the device has no storage; only for short settings */
  orCookie?: boolean;
}

export interface Kept<T> {
  /**
   * Undefined if nothing is stored, or if the value is expired, belongs to another owner or does not match the schema.
   *
   * @param since ignores values stored before this time (milliseconds since 1970)
   */
  read(since?: number): T | undefined;
  /** A value of undefined deletes the stored value. */
  write(value: T | undefined): void;
  forget(): void;
}

/**
 * Defines a stored value. Handles expiry, owners, sign-outs, invalid values, and missing or full storage. A value that
 * cannot be stored is dropped without an error. The methods of values in the database reject instead.
 */
export function kept<const S extends GenericSchema>(kind: Kind<S>): Kept<InferOutput<S>>;
export function kept<const S extends GenericSchema>(kind: EntryKind<S>): KeptEntries<InferOutput<S>>;
export function kept<S extends GenericSchema>(
  kind: Kind<S> | EntryKind<S>,
): Kept<InferOutput<S>> | KeptEntries<InferOutput<S>> {
  if (hasEntries(kind)) return kind.where.open(kind);
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
    write(value: unknown) {
      const of = owner();
      const text =
        value === undefined || of === 'unknown' ? undefined : JSON.stringify(seal(value, of, maxAge));
      // The old value is deleted first, because it must not be read again if the new value cannot be stored
      remove(of);
      if (text === undefined || text.length > maxLength || (of !== 'device' && isPageBeforeSignOut())) return;
      if (!writeText(where, ownKey(of), text) && orCookie) writeCookie(ownKey(of), value, maxAge);
    },
    forget: () => remove(owner()),
  };
}

const hasEntries = <S extends GenericSchema>(kind: Kind<S> | EntryKind<S>): kind is EntryKind<S> =>
  typeof kind.where === 'object';

/** Deletes a stored value. For a customer, also deletes the value from before the sign-in. */
export function forgetKept(where: Place, name: string, of: Owner = shopper()): void {
  removeText(where, prefix + keyOf(name, of));
  removeText(where, prefix + name);
}

/** The names of the current shopper's values. Only names that begin with `start` are included. */
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

/** The cookie has no envelope, because the browser deletes expired cookies. */
function writeCookie(key: string, value: unknown, maxAge: number): void {
  const text = JSON.stringify(value);
  const ours = allCookies().filter((cookie) => /^(krume%3A|cookieConsent=)/.test(cookie));
  const length = [...ours, encodeURIComponent(key), encodeURIComponent(text)].join('; ').length;
  if (length <= maxCookieLength) setCookie(key, text, maxAge);
}
