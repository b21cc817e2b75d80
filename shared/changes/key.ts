/** An idempotency key: 128 random bits. `randomUUID` is not available on a page without TLS. */
export const createKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Keys of changes that this page or an earlier one has sent, and that may have been applied. */
export const sentKeys = new Set<string>();

/** Resets the module state; for tests. */
export const resetKeys = () => sentKeys.clear();
