import { allCookies, getCookie } from '../../api/cookie.ts';
import { clearCookie } from '../cookies.ts';
import { newerOf, parseEnvelope } from '../envelope.ts';
import { shopper } from '../owner.ts';
import { keysIn, readText, removeText, type Storable, writeText } from '../places.ts';
import { type Envelope, prefix } from '../seal.ts';
import { createRetentionRule, type RetentionRule, removeBeforeSignOut, removePersonal } from './retention.ts';

type SweepPlace = (judge: RetentionRule) => Promise<void> | void;

const places: readonly SweepPlace[] = [
  (judge) => sweepStorage('tab', judge),
  (judge) => sweepStorage('device', judge),
  sweepCookies,
  sweepDatabases,
];

/** Removes stored values that are expired, have an older format or belong to another person. */
export const sweep = () => sweepAll(createRetentionRule());

/** Removes all personal values from this device. Called on sign-out. */
export const forgetPersonalData = () => sweepAll(removePersonal);

/** Removes all values from before the last sign-out in any tab. */
export const sweepAfterSignOut = () => sweepAll(removeBeforeSignOut);

async function sweepAll(judge: RetentionRule): Promise<void> {
  await Promise.allSettled(places.map(async (sweepPlace) => sweepPlace(judge)));
}

/** Names of databases of earlier versions. They are deleted, because their entries have no owner. */
const abandoned = ['krume-cakes', 'krume-cake-originals', 'krume-ordered-cakes'];

/** Deletes databases of earlier versions, and applies the rule to the current database if it exists. */
async function sweepDatabases(judge: RetentionRule): Promise<void> {
  // In a frame without an origin, Chromium's `databases()` also rejects an internal promise that scripts cannot catch
  if (window.origin === 'null') return;
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
  for (const name of abandoned) if (names.includes(name)) indexedDB.deleteDatabase(name);
  if (!names.includes('krume')) return;
  const { sweepDatabase } = await import('../database/sweep-database.ts');
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

/** Makes the customer the owner of a visitor's value, unless the customer has a newer value with the same name. */
function adopt(place: Storable, key: string, envelope: Envelope): void {
  const of = shopper();
  const own = parseEnvelope(readText(place, key + of));
  if (newerOf(own, envelope) === envelope) writeText(place, key + of, JSON.stringify({ ...envelope, of }));
}

/** Names of cookies in which the current version stores objects. */
const settings: readonly string[] = [`${prefix}consent`];

/**
 * Removes cookies in which earlier versions stored objects, such as the address of a guest. Other cookies contain plain
 * values.
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
