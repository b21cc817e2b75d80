import { keepDraftInTab, recallDraftInTab } from './draft-storage.ts';
import { fingerprint } from './ordered-cakes.ts';
import type { Attempt } from './serial-queue.ts';

const name = 'krume:cake-attempt';

/**
 * What stands for a box that is sent: what goes along with its files, and their SHA-256, for they have some megabytes.
 * Undefined on a page without TLS, where it cannot be worked out.
 */
export async function contentOf(payload: object, files: readonly Blob[]): Promise<string | undefined> {
  const prints = files.map(async (file) => fingerprint(await file.arrayBuffer()));
  return Promise.all(prints).then(
    (all) => JSON.stringify([payload, ...all]),
    () => undefined,
  );
}

/**
 * Keeps under which key a box was sent, as long as nobody knows what became of it and the tab lives: whoever leaves the
 * page in the middle and sends the same box again has one box.
 */
export const keepAttempt = (attempt: Attempt | undefined) => keepDraftInTab(name, attempt);

/** What was kept; storage is not ours alone. */
export function recallAttempt(): Attempt | undefined {
  const { content, key } = Object(recallDraftInTab(name));
  return [content, key].every((text) => typeof text === 'string') ? { content, key } : undefined;
}
