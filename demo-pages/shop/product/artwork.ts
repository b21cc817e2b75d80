import type { AllergenEntry } from '../../../fixtures/markup/product-allergens.ts';
import { allergenIcon } from '../../../fixtures/shop/allergens.ts';
import type { Product } from '../../../fixtures/shop/product.ts';

/** German labels of the pictures: the label of the first picture, then file name and label of each other picture. */
const firstView = 'auf dem Tisch';
const otherViews = [
  ['nah', 'von nahem'],
  ['fenster', 'am Fenster'],
  ['brett', 'auf dem Brett'],
  ['abend', 'am Abend'],
] as const;

export const viewLabels: readonly string[] = [firstView, ...otherViews.map(([, label]) => label)];

/**
 * The pictures of a product. The first picture depends on the combination. Simple products have three pictures, as an
 * example of a short gallery.
 */
export function pictures(product: Product, combination?: string): { og: string; thumb: string }[] {
  const { slug, configurations } = product;
  const others = configurations.length > 0 ? otherViews : otherViews.slice(0, 2);
  const files = [
    combination ? `${slug}/${combination}` : slug,
    ...others.map(([view]) => `${slug}/${view}`),
  ].map((file) => `/artwork/${file}.svg`);
  return files.map((file) => ({ og: file, thumb: file }));
}

/** The picture that lists show for a product. */
export function productPicture({ slug }: { slug: string }): string {
  return `/artwork/${slug}.svg`;
}

export function allergenEntries(labels: readonly string[]): AllergenEntry[] {
  return [...new Set(labels)].map((label) => ({
    label,
    icon: `/artwork/allergene/${allergenIcon(label)}.svg`,
  }));
}
