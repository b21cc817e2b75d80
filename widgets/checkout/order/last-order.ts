import { string } from 'valibot';
import { kept } from '../../../shared/kept/kept.ts';
import type { Owner } from '../../../shared/kept/owner.ts';

const day = 24 * 60 * 60 * 1000;

const lastOrder = (owner: Owner) =>
  kept({ name: 'last-order', where: 'device', schema: string(), maxAge: day, owner });

/** For whoever comes back to the checkout: from the payment provider by Back, or after a reload. */
export const rememberOrder = (id: string, owner: Owner) => lastOrder(owner).write(id);

export const forgetOrder = (owner: Owner) => lastOrder(owner).forget();

/** Id of the order that was placed here within the last day: the shop does not tell one of another's. */
export const recallOrder = (owner: Owner) => lastOrder(owner).read();
