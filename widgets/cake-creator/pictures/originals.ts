import { object } from 'valibot';
import { database } from '../../../shared/kept/database/database.ts';
import { timeoutMs, withTimeout } from '../../../shared/kept/database/timeout.ts';
import { kept } from '../../../shared/kept/kept.ts';
import { customSchema } from '../../../shared/model/custom-schema.ts';

/** Stores the original files of cropped pictures, so that the shopper can crop them again. */
export interface Originals {
  /**
   * Keeps a file while the box is open, and for later visits if the device can store it. Returns the file's
   * key.
   */
  keep(file: File): string;
  /** Resolves to undefined if the file is no longer stored. Never rejects. */
  get(key: string): Promise<File | undefined>;
}

/** Maximum number of stored files, each of up to 5 MB: enough for two full boxes of pictures. */
const maxEntries = 48;

const file = customSchema('eine Datei', (raw) => (raw instanceof File ? raw : undefined));
const files = kept({
  name: 'cake-originals',
  where: database,
  schema: object({ file }),
  owner: 'shopper',
});

export function createOriginals(): Originals {
  const here = new Map<string, File>();
  void withTimeout(timeoutMs, forgetOldest);
  return {
    keep(file) {
      const key = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
      here.set(key, file);
      void withTimeout(timeoutMs, () => files.write(key, { file }));
      return key;
    },
    get: async (key) => here.get(key) ?? (await withTimeout(timeoutMs, () => files.read(key)))?.file,
  };
}

async function forgetOldest(): Promise<void> {
  const all = await files.entries();
  const tooMany = all.sort((one, other) => other.at - one.at).slice(maxEntries);
  for (const { name } of tooMany) await files.write(name, undefined);
}
