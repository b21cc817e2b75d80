import type { Attempt } from './attempt-draft.ts';
import { createKey, sentKeys, settledKeys } from './key.ts';

export type ContentKeys = ReturnType<typeof createContentKeys>;

/**
 * Creates a function `keyFor`, which returns the same idempotency key for the same content, until `makeChange` has
 * confirmed or refused the change. A second press can therefore not apply the change twice.
 *
 * @param last an attempt of an earlier page whose outcome is unknown
 */
export function createContentKeys(last?: Attempt) {
  if (last) sentKeys.add(last.key);
  const attempt = () => (last && !settledKeys.has(last.key) ? last : undefined);

  /** @param elsewhere an attempt with an unknown outcome that this page or another tab has stored on this device */
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
