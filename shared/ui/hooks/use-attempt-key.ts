import { useRef } from 'react';
import { type Attempt, createIdempotencyKey } from '../../changes/serial-queue.ts';

/**
 * The idempotency key of what a user sends: the same again for the same content, until it is settled what became of it.
 * So a repeat by hand of what may have been carried out already is the same change.
 *
 * @param open what was open on this page before
 */
export function createAttempts(open?: Attempt) {
  /** @param elsewhere what is open on this device, perhaps by another tab */
  function keyFor(payload: unknown, elsewhere?: Attempt): string {
    const content = JSON.stringify(payload);
    if (elsewhere?.content === content) open = elsewhere;
    if (open?.content !== content) open = { content, key: createIdempotencyKey() };
    return open.key;
  }

  function settle(): void {
    open = undefined;
  }

  return { keyFor, settle, attempt: () => open };
}
export type Attempts = ReturnType<typeof createAttempts>;

/** `createAttempts` for as long as a component is there. */
export function useAttemptKey(kept?: Attempt): Attempts {
  const attempts = useRef<Attempts>(undefined);
  attempts.current ??= createAttempts(kept);
  return attempts.current;
}
