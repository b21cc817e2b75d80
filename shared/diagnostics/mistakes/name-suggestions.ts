import { english } from '../../text/diagnostics/vocabulary.ts';
import { suggest } from './edit-distance.ts';

/** Converts `productId`, `product_id` and `Product-ID` to `product-id`. */
export const plain = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[_\s.]+/g, '-');

export const translated = (name: string) =>
  plain(name)
    .split('-')
    .map((word) => (Object.hasOwn(english, word) ? english[word] : word))
    .join('-');

/** The known name that is most similar to a name, or to its English translation. */
export function suggestName(name: string, known: readonly string[]): string | undefined {
  const letters = (text: string) => text.replaceAll('-', '');
  const names = known.map((each) => plain(each));
  for (const wanted of [plain(name), translated(name)]) {
    const best = suggest(letters(wanted), names.map(letters));
    const index = names.findIndex((each) => letters(each) === best);
    if (index >= 0) return known[index];
  }
  // The first word of a name can also suggest a name: «Wunschliste-Adresse» suggests the only name that contains
  // `wishlist`
  const [first = ''] = translated(name).split('-');
  const similar = known.filter((_, index) => names[index]?.split('-').includes(first));
  return similar.length === 1 && first.length > 3 ? similar[0] : undefined;
}
