import type { AllergenEntry } from '../../fixtures/markup/product-allergens.ts';
import { allergenDrawing } from '../../fixtures/shop/allergens.ts';
import { allergenUrl } from '../shop/artwork-url.ts';

/** Allergens with their icons, each once. */
export function allergenEntries(labels: readonly string[]): AllergenEntry[] {
  return [...new Set(labels)].map((label) => ({ label, icon: allergenUrl(allergenDrawing(label)) }));
}
