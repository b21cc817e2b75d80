/** Where a product's picture is. */
export function artworkUrl({ slug }: { slug: string }): string {
  return `/artwork/${slug}.svg`;
}
