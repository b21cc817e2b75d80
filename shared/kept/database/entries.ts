import type { GenericSchema, InferOutput } from 'valibot';
import type { StoreName } from './open-database.ts';

/** A storage with several entries for each kind of value: see `database` in `database.ts`. */
export interface EntryPlace {
  open<S extends GenericSchema>(kind: EntryKind<S>): KeptEntries<InferOutput<S>>;
}

export interface EntryKind<S extends GenericSchema> {
  /** The object store; docs/reference/kept-values.md has a line for each object store */
  name: StoreName;
  where: EntryPlace;
  schema: S;
  /** Lifetime in milliseconds; 17 days by default */
  maxAge?: number;
  owner: 'shopper';
}

/**
 * The update of an entry: a `value` that is undefined deletes the entry. If there is no update (undefined), the entry
 * stays unchanged.
 */
type EntryUpdate<T> = { value: T | undefined } | undefined;

export interface KeptEntry<T> {
  name: string;
  /** Time of the last write in milliseconds since 1970 */
  at: number;
  value: T;
}

/**
 * Entries by name. Every method rejects if the storage is missing, forbidden or not writable, and if it is unknown
 * whether a customer is signed in.
 */
export interface KeptEntries<T> {
  /**
   * Undefined if there is no entry, or if the entry is expired, belongs to another owner or does not match the schema.
   */
  read(name: string): Promise<T | undefined>;
  /** A value of undefined deletes the entry. */
  write(name: string, value: T | undefined): Promise<void>;
  /** Reads an entry, calls `decide`, and writes the result, in a single transaction. */
  change(name: string, decide: (kept: T | undefined) => EntryUpdate<T>): Promise<void>;
  entries(): Promise<KeptEntry<T>[]>;
  /** The names of the current shopper's entries, including expired entries. */
  names(): Promise<string[]>;
}
