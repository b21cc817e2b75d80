import type { View } from './views.ts';

/** A picture of a product, or of one of its combinations, seen from one of several sides. */
export interface Picture {
  combinationId?: string | undefined;
  /** The first view when missing */
  view?: View | undefined;
}

/** Where a picture of a product is. */
export function artworkUrl({ slug }: { slug: string }, { combinationId, view }: Picture = {}): string {
  const name = [combinationId, view].filter((part) => part !== undefined).join('-');
  return name === '' ? `/artwork/${slug}.svg` : `/artwork/${slug}/${name}.svg`;
}

/** Where the icon of an allergen is. */
export function allergenUrl(drawing: string): string {
  return `/artwork/allergene/${drawing}.svg`;
}
