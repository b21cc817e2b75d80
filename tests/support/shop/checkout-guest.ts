/** A guest in the checkout with all required fields and an address that couriers reach. */
export const checkoutGuest = {
  firstName: 'Beat',
  lastName: 'Suter',
  phone: '061 555 44 55',
  street: 'Klybeckstrasse 1',
  zip: '4057',
  city: 'Basel',
  email: 'beat@example.ch',
};
