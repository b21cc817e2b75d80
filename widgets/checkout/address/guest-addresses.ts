import type { InferOutput } from 'valibot';
import type { Address, AddressInfo } from '../../../shared/model/address.ts';
import type { guestForm } from '../../../shared/rules/forms/guest.ts';
import { emptyAddresses } from '../flow/data.ts';

type GuestValues = InferOutput<ReturnType<typeof guestForm>>;

export function guestAddresses({ guestBillingAddress, guestShippingAddress }: GuestValues): AddressInfo {
  return {
    ...emptyAddresses(),
    guestBillingAddress: unsaved(guestBillingAddress),
    guestShippingAddress: guestShippingAddress && unsaved(guestShippingAddress),
  };
}

const unsaved = (
  typed: Partial<Address> & Pick<Address, 'firstName' | 'lastName' | 'street' | 'zip' | 'city'>,
) => ({
  id: undefined,
  gender: undefined,
  company: undefined,
  phone: undefined,
  email: undefined,
  isDefaultBilling: false,
  isDefaultShipping: false,
  ...typed,
});
