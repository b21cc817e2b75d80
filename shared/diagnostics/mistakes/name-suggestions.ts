import { english } from '../../text/diagnostics/vocabulary.ts';
import { suggest } from './edit-distance.ts';

/** `productId`, `product_id` and `Product-ID` are `product-id`. */
const plain = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[_\s.]+/g, '-');

/** In our words, as far as they are known. */
const translated = (name: string) =>
  plain(name)
    .split('-')
    .map((word) => (Object.hasOwn(english, word) ? english[word] : word))
    .join('-');

/** The known name that was meant: by its letters, however it is written, or by the meaning of its German words. */
export function suggestName(name: string, known: readonly string[]): string | undefined {
  const letters = (text: string) => text.replaceAll('-', '');
  const names = known.map((each) => plain(each));
  for (const wanted of [plain(name), translated(name)]) {
    const best = suggest(letters(wanted), names.map(letters));
    const index = names.findIndex((each) => letters(each) === best);
    if (index >= 0) return known[index];
  }
  // «Wunschliste-Adresse» is about the only name that begins with the wishlist
  const [first = ''] = translated(name).split('-');
  const alike = known.filter((_, index) => names[index]?.split('-').includes(first));
  return alike.length === 1 && first.length > 3 ? alike[0] : undefined;
}
