// Separate from the lazy `order-keys.ts`, because every visit to the checkout looks for stored attempts.
import { type GenericSchema, number, object, pipe, regex, string } from 'valibot';
import type { DeviceKey } from '../../../shared/changes/device-keys.ts';
import { kept } from '../../../shared/kept/kept.ts';
import type { Owner } from '../../../shared/kept/owner.ts';
import { day } from '../../../shared/kept/seal.ts';
import { readable } from '../../../shared/model/values.ts';

/** Milliseconds for which the server stores an idempotency key. */
export const maxAge = day;

/** The key of a sent order with an unknown outcome. */
const OrderKey: GenericSchema<unknown, DeviceKey> = object({
  /** Only the format of `createKey` is accepted, because the key becomes part of a URL */
  key: pipe(string(), regex(/^[\d-]+$/)),
  digest: string(),
  at: number(),
});

/** Returns the stored attempts of one owner, because the server does not return another shopper's order. */
export const keptAttempts = (owner: Owner) =>
  kept({ name: 'order-attempts', where: 'device', schema: readable(OrderKey), maxAge, owner });
