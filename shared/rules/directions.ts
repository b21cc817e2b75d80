interface Address {
  street: string;
  zip: string;
  place: string;
}

/** An address in one line: 'street, zip place'. Missing parts are omitted. @see site.md section 2.12 */
export const addressLine = ({ street, zip, place }: Address) =>
  [street, `${zip} ${place}`.trim()].filter(Boolean).join(', ');

/**
 * The URL of the route to an address, on the website of the map service. @see site.md section 7, "Third-party services"
 */
export const directionsUrl = (address: string) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`;

/** The URL of an address on the website of the map service. */
export const placeUrl = (address: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;
