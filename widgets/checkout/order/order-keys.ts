import type { OrderPayload } from '../../../shared/api/checkout.ts';
import { deviceKeys } from '../../../shared/changes/device-keys.ts';
import { hashText } from '../../../shared/kept/hash-text.ts';
import { keptAttempts, maxAge } from './kept-attempts.ts';

/** Keys of orders that have no answer yet. At most ten, more than anybody leaves open: each is a question to the shop. */
export const orderKeys = deviceKeys({ placeOf: keptAttempts, maxAge, maxEntries: 10 });

/** Of cart, addresses, date and payment. A hash: addresses are nobody's business whom the device is lent to. */
export const digestOf = (payload: OrderPayload, content: object) =>
  hashText(JSON.stringify([payload, content]));

/** As on a new page; for tests. */
export const resetOrderKeys = () => orderKeys.reset();
