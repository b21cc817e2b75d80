export const address = {
  firstName: 'Beat',
  lastName: 'Suter',
  phone: '061 555 44 55',
  street: ['Klybeckstrasse 1'],
  zip: '4057',
  city: 'Basel',
};

/** A file of a custom option: a PNG of one pixel. */
export const file = {
  name: 'bild.png',
  type: 'image/png',
  base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};
