import { reloadAddresses } from '../../../shared/stores/address-book.ts';
import type { CheckoutContext } from '../flow/context.ts';
import type { AddressRefusal } from './address-refusal.ts';

/**
 * Opens the address step for an address that the server refused. If the server has named fields, the step opens the
 * form of the address.
 */
export async function openRefusedAddress(
  { book, flow }: Omit<CheckoutContext, 'openRefusedAddress'>,
  refused: AddressRefusal,
): Promise<void> {
  if (flow.isCustomer) {
    // Reloads the address book, because the refused address may have been deleted
    if (refused.fields.length === 0) await flow.coverDuring(reloadAddresses());
    else await book.want();
  }
  flow.$addressRefusal.set(refused);
  flow.jump('address');
}
