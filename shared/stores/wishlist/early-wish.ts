import type { HiddenFields } from '../../api/change.ts';
import type { Envelope } from '../../kept/envelope.ts';

/**
 * Storage keys are `krume:`, this prefix and the product id. Each value is a wishlist change that the next page will
 * send.
 */
export const prefix = 'early-heart:';

/** Milliseconds */
const day = 24 * 60 * 60 * 1000;

/**
 * Stores a heart for the next page if this page unloads before the services have loaded. This function does not use
 * `kept` and the outbox, because the first hearts must not wait for the code of `kept` and the outbox.
 *
 * @returns a function to call when the services have loaded or failed. The function returns false if this page must not
 * send the change: while the page was in the back/forward cache, another page has sent the change, or a later press
 * replaces the change
 */
export function keepEarlyWish(productId: string, on: boolean, fields: HiddenFields): () => boolean {
  const key = `krume:${prefix}${productId}`;
  let stored: string | undefined;
  const store = () => {
    const now = Date.now();
    // The value is as old as its page, so that any later sign-out deletes the value
    const at = now - performance.now();
    const envelope: Envelope = { at, until: now + day, of: 'anyone', value: { on, fields } };
    const text = JSON.stringify(envelope);
    try {
      sessionStorage.setItem(key, text);
      stored = text;
    } catch {
      // Without storage, only this page can send the change
    }
  };
  addEventListener('pagehide', store);
  return () => {
    removeEventListener('pagehide', store);
    if (stored === undefined) return true;
    const isLatest = sessionStorage.getItem(key) === stored;
    if (isLatest) sessionStorage.removeItem(key);
    return isLatest;
  };
}
