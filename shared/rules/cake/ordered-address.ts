const mark = '#gestaltung=';

/** Where a box that was ordered is opened again: on the page of its product. @see shop.md section 4, "Starting and leaving" */
export const orderedCakeAddress = (productUrl: string, key: string) => `${productUrl}${mark}${key}`;

/** The box that the fragment of a page's address asks for. */
export const askedCake = (fragment: string): string | undefined =>
  fragment.startsWith(mark) ? fragment.slice(mark.length) : undefined;
