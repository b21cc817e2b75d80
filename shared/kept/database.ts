import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { isExpired, readEnvelope, seal } from './envelope.ts';
import { completionOf, openDatabase, resultOf, type StoreName } from './open-database.ts';
import { isCustomer, type Owner, shopper } from './owner.ts';
import { isBeforeSignOut, isPageBeforeSignOut } from './signed-out.ts';

/**
 * The decision about an entry: a new value, or deletion (`value` is undefined). Undefined leaves the entry unchanged.
 */
export type Change<T> = { value: T | undefined } | undefined;

export interface KeptEntry<T> {
  name: string;
  /** Milliseconds since 1970 */
  at: number;
  value: T;
}

/**
 * Entries of one object store, by name. Every method rejects if the browser has no database, forbids it, or cannot
 * write to it, and if the page does not know whether a customer is signed in.
 */
interface KeptStore<T> {
  /**
   * Undefined if there is no entry, or if the entry is expired, belongs to another owner or does not match the schema.
   */
  read(name: string): Promise<T | undefined>;
  /** Reads an entry, decides, and writes the result in one transaction: no other tab can write in between. */
  change(name: string, decide: (kept: T | undefined) => Change<T>): Promise<void>;
  /** All entries that belong to the current shopper. */
  entries(): Promise<KeptEntry<T>[]>;
  /** Only the names, including entries that have expired since the last sweep. */
  names(): Promise<string[]>;
}

/**
 * Storage for values that are too large for `localStorage`, with the same envelopes and owners as `kept`. After the
 * sign-in a customer also finds a visitor's entry; the next write makes it the customer's.
 */
export function keptIn<const S extends GenericSchema>(
  store: StoreName,
  schema: S,
): KeptStore<InferOutput<S>> {
  type Value = InferOutput<S>;

  function open(raw: unknown, of: Owner): Omit<KeptEntry<Value>, 'name'> | undefined {
    const envelope = readEnvelope(raw);
    if (!envelope || envelope.of !== of || isExpired(envelope) || isBeforeSignOut(envelope)) return undefined;
    const result = safeParse(schema, envelope.value);
    return result.success ? { at: envelope.at, value: result.output } : undefined;
  }

  /**
   * The newest entry, because a visitor's entry from before the sign-in can be newer than the customer's own.
   */
  async function find(entries: IDBObjectStore, name: string): Promise<KeptEntry<Value> | undefined> {
    const found: KeptEntry<Value>[] = [];
    for (const of of owners()) {
      const entry = open(await resultOf(entries.get(keyOf(name, of))), of);
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
        if (change.value === undefined || isPageBeforeSignOut()) entries.delete(keyOf(name, own));
        else entries.put(seal(change.value, own), keyOf(name, own));
      }),

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

/** The owners whose entries are found, in order of precedence. New entries belong to the first one. */
function owners(): [Owner, ...Owner[]] {
  const own = shopper();
  if (own === 'unknown') throw Error(own);
  return isCustomer(own) ? [own, 'visitor'] : [own];
}

/** The key of a customer's entry is the name followed by the owner, which starts with '#'. Names contain no '#'. */
export const keyOf = (name: string, of: Owner) => (isCustomer(of) ? name + of : name);

/** Names of the entries that belong to the current shopper. */
function namesOf(keys: IDBValidKey[]): string[] {
  const names = keys.flatMap((key) =>
    owners().flatMap((of) => {
      const name = String(key).slice(0, isCustomer(of) ? -of.length : undefined);
      return keyOf(name, of) === key && !name.includes('#') ? [name] : [];
    }),
  );
  return [...new Set(names)];
}

/** Resolves when the work is done and the transaction is complete, so that every tab sees the result. */
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
