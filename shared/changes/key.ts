import { resettable } from '../registry/resettable.ts';

/** An idempotency key: 128 random bits. `randomUUID` is not available on a page without TLS. */
export const createKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Keys of changes that this page or an earlier page has sent, and that may have been applied. */
export const sentKeys = new Set<string>();

/** Keys of confirmed and refused changes of this page. If the same content is sent again, it needs a new key. */
export const settledKeys = new Set<string>();

resettable(() => {
  sentKeys.clear();
  settledKeys.clear();
});
