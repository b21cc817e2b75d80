/** What a guest of the checkout enters: everything that is asked of one, for an address that couriers reach. */
export const checkoutGuest = {
  firstName: 'Beat',
  lastName: 'Suter',
  phone: '061 555 44 55',
  street: 'Klybeckstrasse 1',
  zip: '4057',
  city: 'Basel',
  email: 'beat@example.ch',
};
