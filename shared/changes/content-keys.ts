import type { Attempt } from './attempt-draft.ts';
import { createKey, sentKeys } from './key.ts';

export type ContentKeys = ReturnType<typeof createContentKeys>;

/**
 * The idempotency key of the user's content: the same for the same content until its outcome is known. A second press
 * for a change that may have been applied is therefore the same change.
 *
 * @param open the attempt of an earlier page
 */
export function createContentKeys(open?: Attempt) {
  if (open) sentKeys.add(open.key);

  /** @param elsewhere the open attempt on this device, possibly of another tab */
  function keyFor(payload: unknown, elsewhere?: Attempt): string {
    const content = JSON.stringify(payload);
    if (elsewhere?.content === content) open = elsewhere;
    if (open?.content !== content) open = { content, key: createKey() };
    return open.key;
  }

  function settle(): void {
    open = undefined;
  }

  return { keyFor, settle, attempt: () => open };
}
