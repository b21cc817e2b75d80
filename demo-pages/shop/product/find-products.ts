import type { Product } from '../../../fixtures/shop/product.ts';

/** Minimum length of a search term. @see site.md section 5, "Search" */
const minLength = 3;

/** Products whose name or summary contains the term. The search ignores case and sorts matches in the name first. */
export function findProducts(products: readonly Product[], term: string): Product[] {
  const wanted = term.trim().toLocaleLowerCase('de');
  if (wanted.length < minLength) return [];
  const has = (text: string) => text.toLocaleLowerCase('de').includes(wanted);
  const named = products.filter(({ name }) => has(name));
  return [...named, ...products.filter((product) => !named.includes(product) && has(product.summary))];
}
