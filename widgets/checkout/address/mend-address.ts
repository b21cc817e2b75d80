import { reloadAddresses } from '../../../shared/stores/address-book.ts';
import type { CheckoutContext } from '../flow/context.ts';
import type { AddressRefusal } from './address-refusal.ts';

/** Leads to the address that the shop does not take, at the field that it is about. */
export async function mendAddress(
  { book, flow }: Omit<CheckoutContext, 'mendAddress'>,
  refused: AddressRefusal,
): Promise<void> {
  if (flow.isCustomer) {
    // One that is gone is not offered any more
    if (refused.fields.length === 0) await flow.during(reloadAddresses());
    else await book.want();
  }
  flow.$addressRefusal.set(refused);
  flow.jump('address');
}
