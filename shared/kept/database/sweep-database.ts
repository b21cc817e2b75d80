import { newerOf, readEnvelope } from '../envelope.ts';
import { shopper } from '../owner.ts';
import type { RetentionRule } from '../sweep/retention.ts';
import { completionOf, openDatabase, resultOf, storeNames } from './open-database.ts';

export async function sweepDatabase(judge: RetentionRule): Promise<void> {
  const transaction = (await openDatabase()).transaction(storeNames, 'readwrite');
  const complete = completionOf(transaction);
  for (const name of storeNames) await sweepStore(transaction.objectStore(name), judge);
  await complete;
}

async function sweepStore(store: IDBObjectStore, judge: RetentionRule): Promise<void> {
  for (const key of await resultOf(store.getAllKeys())) {
    const raw: unknown = await resultOf(store.get(key));
    const verdict = judge(raw);
    if (verdict === 'keep') continue;
    store.delete(key);
    if (verdict === 'adopt') await adopt(store, String(key), raw);
  }
}

/** Makes the customer the owner of a visitor's entry, unless the customer has a newer entry with the same name. */
async function adopt(store: IDBObjectStore, key: string, raw: unknown): Promise<void> {
  const of = shopper();
  const envelope = readEnvelope(raw);
  const own = readEnvelope(await resultOf(store.get(key + of)));
  if (envelope && newerOf(own, envelope) === envelope) store.put({ ...envelope, of }, key + of);
}
