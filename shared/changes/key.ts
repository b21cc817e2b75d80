/** An idempotency key: 128 random bits. `randomUUID` is missing on a page without TLS. */
export const createKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Keys of changes that this page or an earlier one has sent, and that may have been made. */
export const sentKeys = new Set<string>();

/** As on a new page; for tests. */
export const resetKeys = () => sentKeys.clear();
