// The chunk with the address step. A new guest first sees the authentication step, which does not need this
// chunk.

export { AddressStep } from './AddressStep.tsx';
export { followCustomer } from './follow-customer.ts';
export { GuestForm } from './GuestForm.tsx';
export { openRefusedAddress } from './open-refused-address.ts';
export { resumeGuest } from './resume-guest.ts';
