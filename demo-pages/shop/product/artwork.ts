import type { AllergenEntry } from '../../../fixtures/markup/product-allergens.ts';
import { allergenIcon } from '../../../fixtures/shop/allergens.ts';
import type { Product } from '../../../fixtures/shop/product.ts';

/** How a product is seen on the first picture of its gallery, and on the others by their files' names. */
const firstView = 'auf dem Tisch';
const otherViews = [
  ['nah', 'von nahem'],
  ['fenster', 'am Fenster'],
  ['brett', 'auf dem Brett'],
  ['abend', 'am Abend'],
] as const;

/** What is said of a product's pictures, in their order. */
export const viewLabels: readonly string[] = [firstView, ...otherViews.map(([, label]) => label)];

/**
 * The pictures of a product, the first one for lists. A combination has a first picture of its own, by its file
 * name. Simple products have three pictures: a short gallery next to the long ones.
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

/** The picture of a product in lists. */
export function productPicture({ slug }: { slug: string }): string {
  return `/artwork/${slug}.svg`;
}

/** Allergens with their icons, each once. */
export function allergenEntries(labels: readonly string[]): AllergenEntry[] {
  return [...new Set(labels)].map((label) => ({
    label,
    icon: `/artwork/allergene/${allergenIcon(label)}.svg`,
  }));
}
