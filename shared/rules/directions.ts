interface Address {
  street: string;
  zip: string;
  place: string;
}

/** 'street, zip place', without what is not known. @see site.md section 2.12 */
export const addressLine = ({ street, zip, place }: Address) =>
  [street, `${zip} ${place}`.trim()].filter(Boolean).join(', ');

/** The way to an address, on a maps service. @see site.md section 7, "Third-party services" */
export const directionsUrl = (address: string) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`;

/** The address on the service's own map, for where there is none of ours. */
export const placeUrl = (address: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;
