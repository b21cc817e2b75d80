const mark = '#gestaltung=';

/** The URL of the product page that opens an ordered box again. @see shop.md section 4, "Starting and leaving" */
export const orderedCakeUrl = (productUrl: string, key: string) => `${productUrl}${mark}${key}`;

/** The key of an ordered box, from the fragment of a page's URL. */
export const orderedCakeKey = (fragment: string): string | undefined =>
  fragment.startsWith(mark) ? fragment.slice(mark.length) : undefined;
