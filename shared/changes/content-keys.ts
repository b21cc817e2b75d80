import type { Attempt } from './attempt-draft.ts';
import { createKey, sentKeys, settledKeys } from './key.ts';

export type ContentKeys = ReturnType<typeof createContentKeys>;

/**
 * The idempotency key of the user's content: the same for the same content until `makeChange` has confirmed or refused
 * it. A second press for a change that may have been applied is therefore the same change.
 *
 * @param last the attempt of an earlier page
 */
export function createContentKeys(last?: Attempt) {
  if (last) sentKeys.add(last.key);
  const attempt = () => (last && !settledKeys.has(last.key) ? last : undefined);

  /** @param elsewhere the open attempt on this device, possibly of another tab */
  function keyFor(payload: unknown, elsewhere?: Attempt): string {
    const content = JSON.stringify(payload);
    if (elsewhere?.content === content) last = elsewhere;
    const open = attempt();
    if (open?.content === content) return open.key;
    last = { content, key: createKey() };
    return last.key;
  }

  return { keyFor, attempt };
}
