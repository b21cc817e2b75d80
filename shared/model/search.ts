import {
  check,
  type GenericSchema,
  type InferOutput,
  object,
  optional,
  pipe,
  safeParse,
  transform,
} from 'valibot';
import { customSchema } from './custom-schema.ts';
import { isSafeLink } from './link.ts';
import { integer, maybe, orAbsent, price, readable, readableOrNone, text } from './values.ts';

const destination = customSchema('link', (raw) =>
  typeof raw === 'string' && raw && isSafeLink(raw) ? raw : undefined,
);

/**
 * Hits of one kind, such as products: null if the response does not contain this kind, 'broken' if all hits are
 * invalid.
 */
function hits<const S extends GenericSchema>(schema: S) {
  const list = readable(schema);
  const section = customSchema('hits', (raw): InferOutput<S>[] | 'broken' | null => {
    const result = safeParse(list, raw ?? []);
    return result.success ? (raw === null ? null : result.output) : 'broken';
  });
  return optional({ ...section, item: schema }, null);
}

const found = <Hit>(section: Hit[] | 'broken' | null): Hit[] => (Array.isArray(section) ? section : []);

/**
 * The valid hits. A response without valid hits is accepted only if it contains an empty section or a total of 0, and
 * no section in which all hits are invalid.
 *
 * @see site.md section 3, "Search result"
 */
export const SearchResult = pipe(
  object({
    products: hits(
      object({
        destination,
        name: text,
        thumb: orAbsent(destination),
        description: orAbsent(text),
        price: orAbsent(price),
        categories: readableOrNone(object({ name: text, slug: destination })),
      }),
    ),
    categories: hits(object({ destination, name: text, products: orAbsent(integer) })),
    pages: hits(object({ destination, name: text })),
    totalProducts: maybe(integer),
    productPage: orAbsent(destination),
  }),
  check(({ products, categories, pages, totalProducts }) => {
    const sections = [products, categories, pages];
    if (sections.some((section) => found<unknown>(section).length)) return true;
    return !sections.includes('broken') && (sections.some(Boolean) || totalProducts === 0);
  }, 'search result'),
  transform(({ products, categories, pages, totalProducts, productPage }) => ({
    products: found(products),
    categories: found(categories),
    pages: found(pages),
    totalProducts: totalProducts ?? 0,
    productPage,
  })),
);
export type SearchResult = InferOutput<typeof SearchResult>;
