import { string } from 'valibot';
import { kept } from '../../../shared/kept/kept.ts';
import type { Owner } from '../../../shared/kept/owner.ts';
import { day } from '../../../shared/kept/seal.ts';

const lastOrder = (owner: Owner) =>
  kept({ name: 'last-order', where: 'device', schema: string(), maxAge: day, owner });

/**
 * Stores the id of an order. The checkout then shows the order after a reload or after Back from the payment
 * provider.
 */
export const rememberOrder = (id: string, owner: Owner) => lastOrder(owner).write(id);

export const forgetOrder = (owner: Owner) => lastOrder(owner).forget();

/**
 * Returns the id of the last order on this device, for one day. The id is stored per owner, because the
 * server does not return another shopper's order.
 */
export const recallOrder = (owner: Owner) => lastOrder(owner).read();
