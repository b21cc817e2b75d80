import { object, safeParse, string } from 'valibot';
import { recall, remember } from '../../shared/stores/storage.ts';

const name = 'last-order';
const day = 24 * 60 * 60 * 1000;
const LastOrder = object({ id: string(), owner: string() });

/** For whoever comes back to the checkout: from the payment provider by Back, or after a reload. */
export const rememberOrder = (id: string, owner: string) => remember(name, { id, owner });

export const forgetOrder = () => remember(name, null);

/**
 * Id of the order that was placed here within the last day.
 *
 * @param owner the shop does not tell one of another's order
 */
export function recallOrder(owner: string, now = Date.now()): string | undefined {
  const result = safeParse(LastOrder, recall(name, now, day)?.value);
  return result.success && result.output.owner === owner ? result.output.id : undefined;
}
