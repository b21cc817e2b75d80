// The code for addresses, a separate chunk. New guests first see the authentication step, which does not need it.

export { AddressStep } from './AddressStep.tsx';
export { followCustomer } from './follow-customer.ts';
export { GuestForm } from './GuestForm.tsx';
export { openRefusedAddress } from './open-refused-address.ts';
export { resumeGuest } from './resume-guest.ts';
