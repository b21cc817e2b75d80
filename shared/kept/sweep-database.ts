import { answerOf, completionOf, databaseName, keyOf, openDatabase, storeNames } from './database.ts';
import { readEnvelope } from './envelope.ts';
import type { Judge } from './judge.ts';
import { shopper } from './owner.ts';

/** Databases of earlier versions. Their entries name no owner: nobody may be shown them. */
const abandoned = ['krume-cakes', 'krume-cake-originals', 'krume-ordered-cakes'];

/** Judges every entry by its envelope. A database that no page has made yet is not made. */
export async function sweepDatabase(judge: Judge): Promise<void> {
  // In a frame without an origin Chromium's `databases()` also rejects a promise that nobody can catch
  if (window.origin === 'null') return;
  const names = new Set((await indexedDB.databases()).map(({ name }) => name));
  for (const name of abandoned) if (names.has(name)) indexedDB.deleteDatabase(name);
  if (!names.has(databaseName)) return;
  const transaction = (await openDatabase()).transaction(storeNames, 'readwrite');
  const complete = completionOf(transaction);
  for (const name of storeNames) await sweepStore(transaction.objectStore(name), judge);
  await complete;
}

async function sweepStore(store: IDBObjectStore, judge: Judge): Promise<void> {
  for (const key of await answerOf(store.getAllKeys())) {
    const raw: unknown = await answerOf(store.get(key));
    const verdict = judge(raw);
    if (verdict === 'keep') continue;
    store.delete(key);
    if (verdict === 'adopt') await adopt(store, String(key), raw);
  }
}

/** The customer may have an entry of that name from an earlier session: the newer one stays. */
async function adopt(store: IDBObjectStore, key: string, raw: unknown): Promise<void> {
  const of = shopper();
  const envelope = readEnvelope(raw);
  const own = readEnvelope(await answerOf(store.get(keyOf(key, of))));
  if (envelope && !(own && own.at > envelope.at)) store.put({ ...envelope, of }, keyOf(key, of));
}
