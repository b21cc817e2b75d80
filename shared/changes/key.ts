/** An idempotency key: 128 random bits. `randomUUID` is not available on a page without TLS. */
export const createKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Keys of changes that this page or an earlier one has sent, and that may have been applied. */
export const sentKeys = new Set<string>();

/** Keys of changes of this page that are confirmed or refused: the same content is a new change. */
export const settledKeys = new Set<string>();

/** Resets the module state; for tests. */
export function resetKeys(): void {
  sentKeys.clear();
  settledKeys.clear();
}
