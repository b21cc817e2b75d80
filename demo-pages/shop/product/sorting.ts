import type { Product } from '../../../fixtures/shop/product.ts';

/** Sort orders of a product list, by query value. */
export const sortings = {
  empfohlen: { label: 'Empfohlen', compare: () => 0 },
  'preis-auf': { label: 'Preis aufsteigend', compare: (a, b) => lowestPrice(a) - lowestPrice(b) },
  'preis-ab': { label: 'Preis absteigend', compare: (a, b) => lowestPrice(b) - lowestPrice(a) },
  name: { label: 'Name', compare: (a, b) => a.name.localeCompare(b.name, 'de-CH') },
} satisfies Record<string, { label: string; compare: (a: Product, b: Product) => number }>;

export type Sorting = keyof typeof sortings;

/** Reads the sort order from a query. Unknown values mean the recommended order. */
export function readSorting(value: string | undefined): Sorting {
  return value !== undefined && isSorting(value) ? value : 'empfohlen';
}

function isSorting(value: string): value is Sorting {
  return Object.hasOwn(sortings, value);
}

export function sortProducts(products: readonly Product[], sorting: Sorting): Product[] {
  return products.toSorted(sortings[sorting].compare);
}

/** The price in CHF that a list shows and sorts by. */
function lowestPrice({ price, specialPrice }: Product): number {
  return specialPrice ?? price;
}
