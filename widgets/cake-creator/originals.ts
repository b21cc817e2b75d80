import { createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import { lifetime, patience, within } from '../../shared/stores/cake-designs.ts';

/** The files that pictures were cut out of, so that they can be cut again. */
export interface Originals {
  /** For as long as the box is open, and where the device can keep it, for later visits. Answers its key. */
  keep(file: File): string;
  /** Undefined where it is not known any more. Never rejects. */
  get(key: string): Promise<File | undefined>;
}

interface Kept {
  /** Milliseconds since 1970 */
  at: number;
  file: File;
}

/** How many files a device keeps, up to 5 MB each: two full boxes of pictures. */
const most = 48;

let store: UseStore | undefined;
const files = () => {
  store ??= createStore('krume-cake-originals', 'files');
  return store;
};

export function createOriginals(): Originals {
  const here = new Map<string, File>();
  void within(patience, forget);
  return {
    keep(file) {
      const key = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
      here.set(key, file);
      void within(patience, () => set(key, { at: Date.now(), file } satisfies Kept, files()));
      return key;
    },
    async get(key) {
      const kept = here.get(key) ?? (await within(patience, () => get<Kept>(key, files())))?.file;
      return kept instanceof File ? kept : undefined;
    },
  };
}

/** What is too old, and of the rest the oldest. */
async function forget(): Promise<void> {
  const all = await entries<string, Kept>(files());
  const age = (kept: Kept) => Date.now() - Number(Object(kept).at);
  const known = all.filter(([, kept]) => age(kept) <= lifetime).sort(([, a], [, b]) => age(a) - age(b));
  const stay = new Set(known.slice(0, most).map(([key]) => key));
  await delMany(
    all.map(([key]) => key).filter((key) => !stay.has(key)),
    files(),
  );
}
