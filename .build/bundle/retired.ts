import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** esbuild's hash in a file name: `krume-7QX4LMA2.js`. Files without a hash are overwritten by each build. */
const hashed = /-[A-Z0-9]{8}\./;

/** Milliseconds. Cached pages and open tabs still request the files of the last build. */
const keptFor = 24 * 60 * 60 * 1000;

const listName = '.retired.json';

/**
 * Deletes the files of earlier builds one day after the first build without them. `.retired.json` in the
 * folder stores the time of that build by file, in milliseconds since 1970.
 *
 * @param current names of the files of this build, relative to the folder
 */
export async function deleteRetired(
  folder: string,
  current: ReadonlySet<string>,
  now = Date.now(),
): Promise<void> {
  const list = join(folder, listName);
  const before: Record<string, number> = existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : {};
  const folders = new Set([...current].map((file) => join(folder, file, '..')));
  const found = await Promise.all(
    [...folders]
      .filter(existsSync)
      .map(async (path) => (await readdir(path)).map((name) => join(path, name))),
  );
  const retired = found
    .flat()
    .map((path) => path.slice(folder.length + 1).replaceAll('\\', '/'))
    .filter((file) => hashed.test(file) && !current.has(file.replace(/\.br$/, '')));
  const since = new Map(retired.map((file) => [file, before[file] ?? now]));
  for (const [file, at] of since) {
    if (now - at < keptFor) continue;
    await rm(join(folder, file));
    since.delete(file);
  }
  await writeFile(list, `${JSON.stringify(Object.fromEntries(since))}\n`);
}
