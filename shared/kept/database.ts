import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { isExpired, readEnvelope, seal } from './envelope.ts';
import { answerOf, completionOf, openDatabase, type StoreName } from './open-database.ts';
import { isCustomer, type Owner, shopper } from './owner.ts';
import { isLeft, isPageLeft } from './signed-out.ts';

/** What becomes of an entry: a new value, or none. Undefined leaves the entry as it is. */
export type Change<T> = { value: T | undefined } | undefined;

export interface KeptEntry<T> {
  name: string;
  /** Milliseconds since 1970 */
  at: number;
  value: T;
}

/** Entries of one store, by name. Every method rejects where the browser has, allows or can write no database. */
export interface KeptStore<T> {
  /** What was kept; undefined where there is nothing, or what is there is expired, of somebody else, or does not fit. */
  read(name: string): Promise<T | undefined>;
  /** Decides about an entry and writes the decision in one transaction: no other tab comes between. */
  change(name: string, decide: (kept: T | undefined) => Change<T>): Promise<void>;
  /** All that the shopper may find. */
  entries(): Promise<KeptEntry<T>[]>;
  /** The names alone, with those that have expired since the last sweep. */
  names(): Promise<string[]>;
}

/**
 * Values that are too large for other storages. They have the envelopes and the owners of `kept`: an entry that a visitor
 * has made is found by the customer who signs in, and becomes the customer's when it is written.
 */
export function keptIn<const S extends GenericSchema>(
  store: StoreName,
  schema: S,
): KeptStore<InferOutput<S>> {
  type Value = InferOutput<S>;

  function open(raw: unknown, of: Owner): Omit<KeptEntry<Value>, 'name'> | undefined {
    const envelope = readEnvelope(raw);
    if (!envelope || envelope.of !== of || isExpired(envelope) || isLeft(envelope)) return undefined;
    const result = safeParse(schema, envelope.value);
    return result.success ? { at: envelope.at, value: result.output } : undefined;
  }

  /** The newest one: what was made before the sign-in may be newer than the customer's own. */
  async function find(entries: IDBObjectStore, name: string): Promise<KeptEntry<Value> | undefined> {
    const found: KeptEntry<Value>[] = [];
    for (const of of owners()) {
      const entry = open(await answerOf(entries.get(keyOf(name, of))), of);
      if (entry) found.push({ name, ...entry });
    }
    return found.sort((one, other) => other.at - one.at)[0];
  }

  return {
    read: (name) => inStore(store, 'readonly', async (entries) => (await find(entries, name))?.value),

    change: (name, decide) =>
      inStore(store, 'readwrite', async (entries) => {
        const change = decide((await find(entries, name))?.value);
        if (!change) return;
        const [own, ...others] = owners();
        for (const of of others) entries.delete(keyOf(name, of));
        if (change.value === undefined || isPageLeft()) entries.delete(keyOf(name, own));
        else entries.put(seal(change.value, own), keyOf(name, own));
      }),

    entries: () =>
      inStore(store, 'readonly', async (entries) => {
        const found: KeptEntry<Value>[] = [];
        for (const name of namesOf(await answerOf(entries.getAllKeys()))) {
          const entry = await find(entries, name);
          if (entry) found.push(entry);
        }
        return found;
      }),

    names: () => inStore(store, 'readonly', async (entries) => namesOf(await answerOf(entries.getAllKeys()))),
  };
}

/** Whose entries are found, the first ones before the others. New ones are of the first. */
function owners(): [Owner, ...Owner[]] {
  const own = shopper();
  return isCustomer(own) ? [own, 'visitor'] : [own];
}

/** A customer's entries have a mark behind their names, which no name has. */
export const keyOf = (name: string, of: Owner) => (isCustomer(of) ? name + of : name);

/** Names whose entries the shopper may find. */
function namesOf(keys: IDBValidKey[]): string[] {
  const names = keys.flatMap((key) =>
    owners().flatMap((of) => {
      const name = String(key).slice(0, isCustomer(of) ? -of.length : undefined);
      return keyOf(name, of) === key && !name.includes('#') ? [name] : [];
    }),
  );
  return [...new Set(names)];
}

/** Resolves when the work is done and what it has written is there for every tab. */
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
