import { Attempt } from '../../changes/attempt-draft.ts';
import { kept } from '../../kept/kept.ts';
import { fingerprint } from './ordered-cakes.ts';

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
 * Under which key a box was sent, as long as nobody knows what became of it: whoever leaves the page in the middle and
 * sends the same box again, from this tab or from another one, has one box.
 */
export const cakeAttempt = kept({ name: 'cake-attempt', where: 'device', schema: Attempt, owner: 'shopper' });
