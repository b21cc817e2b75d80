import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inject, type RunnerTask } from 'vitest';
import type { User } from '../user/user.ts';

/**
 * Stores evidence of a failed test: the problems, each user's console, and a screenshot of each tab. The second attempt
 * also stores a trace, which `npx playwright-core show-trace` opens. Returns the folder.
 *
 * @param wrong problems that the pages have reported. The test's own error is added, because Vitest does not report
 * that error if the second attempt succeeds.
 */
export async function keepEvidence(
  task: Readonly<RunnerTask>,
  users: readonly User[],
  wrong: readonly string[],
): Promise<string> {
  const folder = join(inject('results'), folderName(task));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const thrown = (task.result?.errors ?? []).flatMap(({ message, stack = message, diff = '' }) => [
    stack,
    diff,
  ]);
  const errors = stripVTControlCharacters([...wrong, ...thrown].join('\n\n'));
  await writeFile(join(folder, 'errors.txt'), errors);
  for (const [index, { context, log, isTraced }] of users.entries()) {
    const file = (name: string) => join(folder, users.length > 1 ? `user-${index + 1}-${name}` : name);
    for (const [tab, page] of context.pages().entries()) {
      // Limits the time, because a screenshot of a hanging page never completes
      await page.screenshot({ path: file(`tab-${tab + 1}.png`), timeout: 10_000 }).catch(() => undefined);
    }
    if (isTraced) await context.tracing.stop({ path: file('trace.zip') });
    await writeFile(file('console.log'), log.join('\n'));
  }
  return relative('', folder);
}

/** Maximum length of a folder name: long enough to tell tests apart, short enough for every file system */
const longest = 100;

const folderName = (task: Readonly<RunnerTask>): string =>
  `${basename(task.file.filepath, '.test.ts')}-${task.name}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, longest)
    .replace(/-$/, '');
