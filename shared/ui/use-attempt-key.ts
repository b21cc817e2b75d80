import { useRef } from 'react';
import { createIdempotencyKey } from '../stores/serial-queue.ts';

/**
 * The idempotency key of what a user sends: the same again for the same content, until it is settled what became of it.
 * So a repeat by hand of what may have been carried out already is the same change.
 */
export function useAttemptKey() {
  const open = useRef<{ content: string; key: string }>(undefined);

  function keyFor(payload: unknown): string {
    const content = JSON.stringify(payload);
    if (open.current?.content !== content) open.current = { content, key: createIdempotencyKey() };
    return open.current.key;
  }

  function settle(): void {
    open.current = undefined;
  }

  return { keyFor, settle };
}
