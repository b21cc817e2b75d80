const mark = '#gestaltung=';

/**
 * The URL that opens an ordered box again, on the page of its product. @see shop.md section 4, "Starting and leaving"
 */
export const orderedCakeUrl = (productUrl: string, key: string) => `${productUrl}${mark}${key}`;

/** The key of the box in the fragment of a page's URL. */
export const orderedCakeKey = (fragment: string): string | undefined =>
  fragment.startsWith(mark) ? fragment.slice(mark.length) : undefined;
