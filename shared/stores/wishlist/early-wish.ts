import type { HiddenFields } from '../../api/change.ts';
import { storeOnLeave } from '../../kept/store-on-leave.ts';

/**
 * The start of the names of stored values, followed by the product id. Each value is a wishlist change for the next
 * page.
 */
export const prefix = 'early-heart:';

/**
 * Stores the new state of a heart for the next page if this page unloads before the services have loaded. This function
 * does not use `kept` and the outbox, because the first hearts must not wait for the code of `kept` and the outbox.
 *
 * @returns a function to call when the services have loaded or failed. The function returns false if this page must not
 * send the change: while the page was in the back/forward cache, another page has sent the change, or a later press
 * replaces the change
 */
export const keepEarlyWish = (productId: string, on: boolean, fields: HiddenFields) =>
  storeOnLeave(prefix + productId, { on, fields });
