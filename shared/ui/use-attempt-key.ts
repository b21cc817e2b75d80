import { useRef } from 'react';
import { createIdempotencyKey } from '../stores/serial-queue.ts';

export interface Attempt {
  content: string;
  key: string;
}

/**
 * The idempotency key of what a user sends: the same again for the same content, until it is settled what became of it.
 * So a repeat by hand of what may have been carried out already is the same change.
 *
 * @param kept what was open on this page before
 */
export function useAttemptKey(kept?: Attempt) {
  const open = useRef(kept);

  function keyFor(payload: unknown): string {
    const content = JSON.stringify(payload);
    if (open.current?.content !== content) open.current = { content, key: createIdempotencyKey() };
    return open.current.key;
  }

  function settle(): void {
    open.current = undefined;
  }

  return { keyFor, settle, attempt: () => open.current };
}
