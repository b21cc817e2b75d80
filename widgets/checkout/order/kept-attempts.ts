// Apart from `order-keys.ts`, which comes late: whether there is anything to be asked for is looked up on every visit.
import { number, object, pipe, regex, string } from 'valibot';
import { kept } from '../../../shared/kept/kept.ts';
import type { Owner } from '../../../shared/kept/owner.ts';
import { readable } from '../../../shared/model/values.ts';

/** Milliseconds for which the shop knows a key. */
export const maxAge = 24 * 60 * 60 * 1000;

/** An order that has been sent, and of which it is not known yet what became of it. */
const Attempt = object({
  /** As `createKey` makes it: it becomes a part of an address */
  key: pipe(string(), regex(/^[\d-]+$/)),
  digest: string(),
  at: number(),
});

/** The shop does not tell one of another's order. */
export const keptAttempts = (owner: Owner) =>
  kept({ name: 'order-attempts', where: 'device', schema: readable(Attempt), maxAge, owner });
