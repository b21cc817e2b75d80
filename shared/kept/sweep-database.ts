// The sweep loads this file if our database exists. It imports only types from the core: see CONTRIBUTING.md, "A budget
// fails".
import type { readEnvelope } from './envelope.ts';
import { completionOf, openDatabase, resultOf, storeNames } from './open-database.ts';
import type { Owner } from './owner.ts';
import type { RetentionRule } from './retention.ts';

interface Rules {
  judge: RetentionRule;
  readEnvelope: typeof readEnvelope;
  /** The person for whom the page is rendered, and who adopts a visitor's entries */
  of: Owner;
}

/** Decides about every entry of the database by its envelope, in one transaction. */
export async function sweepDatabase(rules: Rules): Promise<void> {
  const transaction = (await openDatabase()).transaction(storeNames, 'readwrite');
  const complete = completionOf(transaction);
  for (const name of storeNames) await sweepStore(transaction.objectStore(name), rules);
  await complete;
}

async function sweepStore(store: IDBObjectStore, rules: Rules): Promise<void> {
  for (const key of await resultOf(store.getAllKeys())) {
    const raw: unknown = await resultOf(store.get(key));
    const verdict = rules.judge(raw);
    if (verdict === 'keep') continue;
    store.delete(key);
    if (verdict === 'adopt') await adopt(store, String(key), raw, rules);
  }
}

/** If the customer has an entry of the same name from an earlier session, the newer one stays. */
async function adopt(store: IDBObjectStore, key: string, raw: unknown, rules: Rules): Promise<void> {
  const { readEnvelope, of } = rules;
  const envelope = readEnvelope(raw);
  const own = readEnvelope(await resultOf(store.get(key + of)));
  if (envelope && !(own && own.at > envelope.at)) store.put({ ...envelope, of }, key + of);
}
