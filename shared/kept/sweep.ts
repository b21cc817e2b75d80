import { allCookies, getCookie } from '../api/cookie.ts';
import { clearCookie } from './cookies.ts';
import { type Envelope, newerOf, parseEnvelope } from './envelope.ts';
import { prefix } from './kept.ts';
import { shopper } from './owner.ts';
import { keysIn, readText, removeText, type Storable, writeText } from './places.ts';
import { createRetentionRule, type RetentionRule, removeBeforeSignOut, removePersonal } from './retention.ts';

/**
 * Applies the rule to all values of one place, each by its envelope. Another kind of storage, such as a database, is
 * one more entry in `places`.
 */
type SweepPlace = (judge: RetentionRule) => Promise<void> | void;

const places: readonly SweepPlace[] = [
  (judge) => sweepStorage('tab', judge),
  (judge) => sweepStorage('device', judge),
  sweepCookies,
  sweepDatabases,
];

/**
 * Removes values that are expired, have an older format or belong to another person, without the modules that wrote
 * them.
 */
export const sweep = () => sweepAll(createRetentionRule());

/** On sign-out, removes every value that a person entered or created on this device. */
export const forgetPersonalData = () => sweepAll(removePersonal);

/** After a sign-out in any tab, removes all values from before it. */
export const sweepAfterSignOut = () => sweepAll(removeBeforeSignOut);

async function sweepAll(judge: RetentionRule): Promise<void> {
  await Promise.allSettled(places.map(async (sweepPlace) => sweepPlace(judge)));
}

/** Databases of earlier versions. Their entries have no owner and must not be shown. */
const abandoned = ['krume-cakes', 'krume-cake-originals', 'krume-ordered-cakes'];

/** Does not create the database if no page has created it. */
async function sweepDatabases(judge: RetentionRule): Promise<void> {
  // In a frame without an origin, Chromium's `databases()` also rejects an internal promise that cannot be caught
  if (window.origin === 'null') return;
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
  for (const name of abandoned) if (names.includes(name)) indexedDB.deleteDatabase(name);
  if (!names.includes('krume')) return;
  const { sweepDatabase } = await import('./database/sweep-database.ts');
  await sweepDatabase(judge);
}

function sweepStorage(place: Storable, judge: RetentionRule): void {
  for (const key of keysIn(place, prefix)) {
    const envelope = parseEnvelope(readText(place, key));
    const verdict = judge(envelope);
    if (verdict === 'keep') continue;
    removeText(place, key);
    if (verdict === 'adopt' && envelope) adopt(place, key, envelope);
  }
}

/** If the customer has a newer value of the same name, the customer's value stays. */
function adopt(place: Storable, key: string, envelope: Envelope): void {
  const of = shopper();
  const own = parseEnvelope(readText(place, key + of));
  if (newerOf(own, envelope) === envelope) writeText(place, key + of, JSON.stringify({ ...envelope, of }));
}

/** Settings with more than one value that can be stored as cookies. */
const settings: readonly string[] = [`${prefix}consent`];

/**
 * Earlier versions stored whole objects in cookies, such as a guest's address. These are removed; a setting
 * in a cookie is a plain value.
 */
function sweepCookies(): void {
  for (const cookie of allCookies()) {
    const name = decodeName(cookie.split('=')[0] ?? '');
    if (!name.startsWith(prefix) || settings.includes(name)) continue;
    if (typeof parse(getCookie(name)) === 'object') clearCookie(name);
  }
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return {};
  }
}
