import type { Attempt } from './attempt-draft.ts';
import { createKey, sentKeys } from './key.ts';

export type ContentKeys = ReturnType<typeof createContentKeys>;

/**
 * The idempotency key of what a user sends: the same again for the same content, until its outcome is known. So a second
 * press for a change that may have been made is the same change.
 *
 * @param open what an earlier page has sent
 */
export function createContentKeys(open?: Attempt) {
  if (open) sentKeys.add(open.key);

  /** @param elsewhere what is open on this device, perhaps in another tab */
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
