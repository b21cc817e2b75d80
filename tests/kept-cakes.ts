import { vi } from 'vitest';

/** What the device keeps, by store and key: the second argument of `vi.mock('idb-keyval', …)` is `keptInMemory`. */
export const kept = new Map<string, Map<string, unknown>>();

/** How the storage behaves */
export const storage = { isForbidden: false };

/** The storage of a device, without IndexedDB. */
export function keptInMemory() {
  const all = (name: string): Map<string, unknown> => {
    if (storage.isForbidden) throw new DOMException('The user denied it.', 'SecurityError');
    const found = kept.get(name) ?? new Map<string, unknown>();
    kept.set(name, found);
    return found;
  };
  return {
    createStore: (name: string) => {
      all(name);
      return name;
    },
    get: vi.fn(async (key: string, name: string) => all(name).get(key)),
    set: vi.fn(async (key: string, value: unknown, name: string) => {
      all(name).set(key, value);
    }),
    del: vi.fn(async (key: string, name: string) => {
      all(name).delete(key);
    }),
    delMany: async (keys: string[], name: string) => {
      for (const key of keys) all(name).delete(key);
    },
    keys: async (name: string) => [...all(name).keys()],
    entries: async (name: string) => [...all(name)],
  };
}
