// Everything about addresses: a separate chunk, which the choice of a new guest does not need.

export { AddressStep } from './AddressStep.tsx';
export { followCustomer } from './follow-customer.ts';
export { GuestForm } from './GuestForm.tsx';
export { openRefusedAddress } from './open-refused-address.ts';
export { resumeGuest } from './resume-guest.ts';
