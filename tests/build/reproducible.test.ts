// @module-tag build

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from './support/copied-project.ts';

type Project = Awaited<ReturnType<typeof copyProject>>;
let projects: Project[];

/** Milliseconds. The builds take 3 seconds on an idle machine and a minute while other tests run. */
const timeoutMs = 240_000;

beforeAll(async () => {
  projects = await Promise.all([copyProject('copied'), copyProject('linked')]);
  await Promise.all(projects.map(({ build }) => build()));
}, timeoutMs);
afterAll(() => Promise.all(projects.map(({ remove }) => remove())));

/** Every file of `dist/` with the hash of its bytes. */
async function distOf({ folder }: Project): Promise<string[]> {
  const dist = join(folder, 'dist');
  const files = await readdir(dist, { recursive: true, withFileTypes: true });
  const lines = files
    .filter((file) => file.isFile())
    .map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const bytes = createHash('sha256')
        .update(await readFile(path))
        .digest('hex');
      return `${path.slice(dist.length + 1)} ${bytes}`;
    });
  return (await Promise.all(lines)).sort();
}

test('two builds in different folders produce identical files', async () => {
  const [copied = [], linked] = await Promise.all(projects.map(distOf));
  expect(copied.length).toBeGreaterThan(50);
  expect(linked).toEqual(copied);
});
