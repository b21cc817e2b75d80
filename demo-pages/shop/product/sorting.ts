import type { Product } from '../../../fixtures/shop/product.ts';

/** The sort orders of a product list, by their value in the URL. */
export const sortings = {
  empfohlen: { label: 'Empfohlen', compare: () => 0 },
  'preis-auf': { label: 'Preis aufsteigend', compare: (a, b) => lowestPrice(a) - lowestPrice(b) },
  'preis-ab': { label: 'Preis absteigend', compare: (a, b) => lowestPrice(b) - lowestPrice(a) },
  name: { label: 'Name', compare: (a, b) => a.name.localeCompare(b.name, 'de-CH') },
} satisfies Record<string, { label: string; compare: (a: Product, b: Product) => number }>;

export type Sorting = keyof typeof sortings;

/** The sort order in the URL; an unknown value is the recommended order. */
export function readSorting(value: string | undefined): Sorting {
  return value !== undefined && isSorting(value) ? value : 'empfohlen';
}

function isSorting(value: string): value is Sorting {
  return Object.hasOwn(sortings, value);
}

export function sortProducts(products: readonly Product[], sorting: Sorting): Product[] {
  return products.toSorted(sortings[sorting].compare);
}

/** The price shown in a list, by which it is sorted, in CHF. */
function lowestPrice({ price, specialPrice }: Product): number {
  return specialPrice ?? price;
}
