interface Address {
  street: string;
  zip: string;
  place: string;
}

/** 'street, zip place', without missing parts. @see site.md section 2.12 */
export const addressLine = ({ street, zip, place }: Address) =>
  [street, `${zip} ${place}`.trim()].filter(Boolean).join(', ');

/** The URL of the directions to an address in a maps service. @see site.md section 7, "Third-party services" */
export const directionsUrl = (address: string) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`;

/** The URL that shows an address on the website of the maps service. */
export const placeUrl = (address: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;
