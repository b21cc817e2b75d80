import { type InferOutput, object } from 'valibot';
import { customSchema } from './custom-schema.ts';
import { isSafeLink } from './link.ts';
import { integer, maybe, orAbsent, price, readable, text } from './values.ts';

const destination = customSchema('link', (raw) =>
  typeof raw === 'string' && raw && isSafeLink(raw) ? raw : undefined,
);

/** @see site.md section 3, "Search result" */
export const SearchResult = object({
  products: maybe(
    readable(
      object({
        destination,
        name: text,
        thumb: orAbsent(destination),
        description: orAbsent(text),
        price: orAbsent(price),
        categories: maybe(readable(object({ name: text, slug: destination })), []),
      }),
    ),
    [],
  ),
  categories: maybe(readable(object({ destination, name: text, products: orAbsent(integer) })), []),
  pages: maybe(readable(object({ destination, name: text })), []),
  totalProducts: maybe(integer, 0),
  productPage: orAbsent(destination),
});
export type SearchResult = InferOutput<typeof SearchResult>;
