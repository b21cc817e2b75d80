import { setImmediate } from 'node:timers';
import { vi } from 'vitest';
import type { CakeElement } from '../../../shared/model/cake.ts';
import { keepDesign } from '../../../shared/stores/cake/cake-designs.ts';
import { awaited } from '../page/page.ts';

// An IndexedDB database in memory, because happy-dom has no `indexedDB`. `emptyDatabase` installs it in the page

type Records = Map<string, unknown>;

/** Names of all databases, including those of other scripts */
export const databases = new Set<string>();

/** The stored envelopes by store and key. */
export const kept = new Map<string, Records>();

/** Faults of the storage. Tests set them to make requests fail or wait */
export const storage = {
  isForbidden: false,
  /** Whether writing an entry with a file fails */
  refusesFiles: false,
  /** A promise that the next request waits for */
  gate: undefined as Promise<unknown> | undefined,
};

/** The part of a database connection that pages and browsers use. */
export interface Connection {
  transaction: typeof transaction;
  close: () => void;
  onclose?: () => void;
  onversionchange?: () => void;
}

/** Connections to the database in the order of opening */
export const connections: Connection[] = [];

/** Empties the database, as on a new device. */
export function emptyDatabase(): void {
  Reflect.defineProperty(globalThis, 'indexedDB', { configurable: true, value: fake });
  kept.clear();
  databases.clear();
  connections.length = 0;
  Object.assign(storage, { isForbidden: false, refusesFiles: false, gate: undefined });
}

/** The values in a store by key, without their envelopes. */
export const keptIn = (store: string) =>
  new Map([...(kept.get(store) ?? [])].map(([key, envelope]) => [key, Object(envelope).value]));

/** Puts a value without an owner into a store. */
export function put(store: string, key: string, value: unknown, envelope: object = {}): void {
  databases.add('krume');
  const at = Date.now();
  recordsOf(store).set(key, { at, until: at + 17 * 24 * 60 * 60 * 1000, of: 'visitor', value, ...envelope });
}

/** Stores a design as another tab does. */
export const keepElsewhere = (
  key: string,
  elements: readonly CakeElement[],
  version = `other:${++versions}`,
) => keepDesign(key, elements, { from: undefined, version, writer: '' });
let versions = 0;

function recordsOf(store: string): Records {
  const records = kept.get(store) ?? new Map<string, unknown>();
  kept.set(store, records);
  return records;
}

const hasFile = (value: unknown): boolean =>
  value instanceof Blob || (value instanceof Object && Object.values(value).some(hasFile));

/** A request whose result is available after the current task. */
function requestOf<T>(result: () => T, afterwards = () => {}) {
  const request = {
    result: undefined as T | undefined,
    error: undefined as unknown,
    onsuccess: () => {},
    onerror: () => {},
  };
  const { gate } = storage;
  storage.gate = undefined;
  const work = async () => {
    await gate;
    try {
      if (storage.isForbidden) throw new DOMException('The user denied it.', 'SecurityError');
      request.result = result();
      request.onsuccess();
    } catch (error) {
      request.error = error;
      request.onerror();
    }
    afterwards();
  };
  if (gate) void work();
  else void awaited(work());
  return request;
}

/**
 * A transaction that completes after a turn of the event loop without requests. Transactions are not isolated from each
 * other.
 */
function transaction() {
  let open = 0;
  const handlers = { oncomplete: () => {}, onabort: () => {}, error: undefined };
  const settle = () => {
    open -= 1;
    const complete = () => open === 0 && handlers.oncomplete();
    void awaited(new Promise<void>((resolve) => setImmediate(resolve)).then(complete));
  };
  const request = <T>(result: () => T) => {
    open += 1;
    databases.add('krume');
    return requestOf(result, settle);
  };
  const objectStore = (name: string) => ({
    get: (key: string) => request(() => recordsOf(name).get(key)),
    getAllKeys: () => request(() => [...recordsOf(name).keys()]),
    put: (value: unknown, key: string) => {
      if (storage.refusesFiles && hasFile(value)) throw new DOMException('No files here.', 'DataCloneError');
      return request(() => recordsOf(name).set(key, value));
    },
    delete: (key: string) => request(() => recordsOf(name).delete(key)),
  });
  return Object.assign(handlers, { objectStore });
}

const fake = {
  open: (name: string) =>
    requestOf(() => {
      databases.add(name);
      const connection: Connection = { transaction, close: vi.fn() };
      connections.push(connection);
      return connection;
    }),
  databases: async () => [...databases].map((name) => ({ name })),
  deleteDatabase: (name: string) => requestOf(() => databases.delete(name)),
};
