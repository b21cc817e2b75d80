import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Matches file names with esbuild's hash: `krume-7QX4LMA2.js`. Files without a hash are overwritten by each
 * build.
 */
const hashed = /-[A-Z0-9]{8}\./;

/** Milliseconds for which old files are kept, because cached pages and open tabs still request them. */
const keptFor = 24 * 60 * 60 * 1000;

const listName = '.retired.json';

/**
 * Deletes a file of an earlier build one day after the first build without this file. `.retired.json` in the
 * folder stores the time of that build in milliseconds since 1970, by file name.
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
