import { allCookies, getCookie } from '../api/cookie.ts';
import { clearCookie } from './cookies.ts';
import { parseEnvelope, readEnvelope } from './envelope.ts';
import { createJudge, forgetPeople, type Judge, judgeLeft } from './judge.ts';
import { prefix } from './kept.ts';
import { shopper } from './owner.ts';
import { keysIn, readText, removeText, type Storable, writeText } from './places.ts';

/** Judges all values of a place, each by its envelope. A place of its own, such as a database, is one more entry. */
type SweepPlace = (judge: Judge) => Promise<void> | void;

const places: readonly SweepPlace[] = [
  (judge) => sweepStorage('tab', judge),
  (judge) => sweepStorage('device', judge),
  sweepCookies,
  sweepDatabases,
];

/** Removes what is expired, of an older format or of somebody else, without the modules that wrote it. */
export const sweep = () => sweepAll(createJudge());

/** The customer signs out: nothing that was entered or made here is found by anybody afterwards. */
export const forgetEverything = () => sweepAll(forgetPeople);

/** Somebody has signed out, perhaps in another tab: nothing that was kept before it stays. */
export const forgetLeft = () => sweepAll(judgeLeft);

async function sweepAll(judge: Judge): Promise<void> {
  await Promise.allSettled(places.map(async (sweepPlace) => sweepPlace(judge)));
}

/** Databases of earlier versions. Their entries name no owner: nobody may be shown them. */
const abandoned = ['krume-cakes', 'krume-cake-originals', 'krume-ordered-cakes'];

/** A database that no page has made yet is not made. */
async function sweepDatabases(judge: Judge): Promise<void> {
  // In a frame without an origin Chromium's `databases()` also rejects a promise that nobody can catch
  if (window.origin === 'null') return;
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
  for (const name of abandoned) if (names.includes(name)) indexedDB.deleteDatabase(name);
  if (!names.includes('krume')) return;
  const { sweepDatabase } = await import('./sweep-database.ts');
  await sweepDatabase({ judge, readEnvelope, of: shopper() });
}

function sweepStorage(place: Storable, judge: Judge): void {
  for (const key of keysIn(place, prefix)) {
    const envelope = parseEnvelope(readText(place, key));
    const verdict = judge(envelope);
    if (verdict === 'keep') continue;
    removeText(place, key);
    if (verdict === 'adopt' && envelope) adopt(place, key, envelope);
  }
}

/** What the customer has kept meanwhile is newer. */
function adopt(place: Storable, key: string, envelope: object): void {
  const of = shopper();
  const own = key + of;
  if (readText(place, own) === undefined) writeText(place, own, JSON.stringify({ ...envelope, of }));
}

/** Settings of more than one value, which may be cookies. */
const settings: readonly string[] = [`${prefix}consent`];

/** Earlier versions kept whole values in cookies, a guest's address among them; a setting there is a plain value. */
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
