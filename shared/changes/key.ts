/** An idempotency key: 128 random bits. `randomUUID` is not available on a page without TLS. */
export const createKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Keys of changes that were sent, by this page or an earlier page, and may have been applied. */
export const sentKeys = new Set<string>();

/** Keys of confirmed and refused changes of this page. The same content then needs a new key. */
export const settledKeys = new Set<string>();

/** Resets the module state; for tests. */
export function resetKeys(): void {
  sentKeys.clear();
  settledKeys.clear();
}
