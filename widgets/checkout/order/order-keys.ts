import type { OrderPayload } from '../../../shared/api/checkout.ts';
import { deviceKeys } from '../../../shared/changes/device-keys.ts';
import { hashText } from '../../../shared/kept/hash-text.ts';
import { resettable } from '../../../shared/registry/resettable.ts';
import { keptAttempts, maxAge } from './kept-attempts.ts';

/**
 * Idempotency keys of orders without a response. At most ten keys are stored, because each look-up of an
 * order costs a request.
 */
export const orderKeys = deviceKeys({ placeOf: keptAttempts, maxAge, maxEntries: 10 });

/**
 * Returns a digest of cart, addresses, date and payment. The digest is a hash, so that other users of the
 * device cannot read the addresses.
 */
export const digestOf = (payload: OrderPayload, content: object) =>
  hashText(JSON.stringify([payload, content]));

resettable(() => orderKeys.reset());
