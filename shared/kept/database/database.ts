import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { lifetime, newerOf, readEnvelope } from '../envelope.ts';
import { openEnvelope } from '../open-envelope.ts';
import { isCustomer, keyOf, type Owner, ownNames, shopper } from '../owner.ts';
import { seal } from '../seal.ts';
import { isPageBeforeSignOut } from '../signed-out.ts';
import type { EntryKind, EntryPlace, KeptEntries, KeptEntry } from './entries.ts';
import { completionOf, openDatabase, resultOf, type StoreName } from './open-database.ts';

/**
 * The value of the option `where` of `kept` for values that are too large for the other storages. Only modules that
 * import `database` load this code. After a sign-in, the customer can read the entries that the visitor stored before.
 * The next write of an entry makes the customer its owner.
 */
export const database: EntryPlace = { open: keptEntries };

function keptEntries<S extends GenericSchema>(kind: EntryKind<S>): KeptEntries<InferOutput<S>> {
  const { name: store, schema, maxAge = lifetime } = kind;
  type Value = InferOutput<S>;

  function open(raw: unknown, of: Owner): Omit<KeptEntry<Value>, 'name'> | undefined {
    const envelope = openEnvelope(readEnvelope(raw), of, maxAge);
    if (!envelope) return undefined;
    const result = safeParse(schema, envelope.value);
    return result.success ? { at: envelope.at, value: result.output } : undefined;
  }

  /**
   * The newest entry with this name. A visitor's entry from before the sign-in can be newer than the customer's entry.
   */
  async function find(entries: IDBObjectStore, name: string): Promise<KeptEntry<Value> | undefined> {
    let found: KeptEntry<Value> | undefined;
    for (const of of owners()) {
      const entry = open(await resultOf(entries.get(keyOf(name, of))), of);
      found = newerOf(found, entry && { name, ...entry });
    }
    return found;
  }

  const change: KeptEntries<Value>['change'] = (name, decide) =>
    inStore(store, 'readwrite', async (entries) => {
      const change = decide((await find(entries, name))?.value);
      if (!change) return;
      const [own, ...others] = owners();
      for (const of of others) entries.delete(keyOf(name, of));
      if (change.value === undefined || isPageBeforeSignOut()) entries.delete(keyOf(name, own));
      else entries.put(seal(change.value, own, maxAge), keyOf(name, own));
    });

  return {
    read: (name) => inStore(store, 'readonly', async (entries) => (await find(entries, name))?.value),

    write: (name, value) => change(name, () => ({ value })),

    change,

    entries: () =>
      inStore(store, 'readonly', async (entries) => {
        const found: KeptEntry<Value>[] = [];
        for (const name of namesOf(await resultOf(entries.getAllKeys()))) {
          const entry = await find(entries, name);
          if (entry) found.push(entry);
        }
        return found;
      }),

    names: () => inStore(store, 'readonly', async (entries) => namesOf(await resultOf(entries.getAllKeys()))),
  };
}

/**
 * The owners whose entries the current shopper can read. New entries belong to the first owner. Throws if the shopper
 * is unknown.
 */
function owners(): [Owner, ...Owner[]] {
  const own = shopper();
  if (own === 'unknown') throw Error(own);
  return isCustomer(own) ? [own, 'visitor'] : [own];
}

const namesOf = (keys: IDBValidKey[]) => ownNames(keys.map(String), owners()[0]);

/** Runs work in a transaction. Resolves when the transaction is complete, so that other tabs can read the result. */
async function inStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const transaction = (await openDatabase()).transaction(name, mode);
  const complete = completionOf(transaction);
  const [result] = await Promise.all([work(transaction.objectStore(name)), complete]);
  return result;
}
