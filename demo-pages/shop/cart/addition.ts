import {
  array,
  type InferOutput,
  message,
  nullish,
  object,
  optional,
  pipe,
  string,
  transform,
  union,
} from 'valibot';
import type { Product } from '../../../fixtures/shop/product.ts';
import { id } from '../../../shared/model/values.ts';
import type { Article } from './article.ts';
import { quantity, quantityMessage } from './cart.ts';
import { optionField, readOptions, type SentOption } from './options.ts';
import { requireCombination } from './selection.ts';
import { decodeFile } from './upload.ts';

const file = object({
  name: pipe(
    nullish(string(), ''),
    transform((name) => name || 'file'),
  ),
  type: string(),
  base64: string(),
});

/** The body of `POST /rest/cart/item/{id}`. @see shop.md section 3, "Add-to-cart payload" */
export const CartAddition = object(
  {
    quantity,
    productOptions: message(
      optional(array(object({ id, value: id })), []),
      'productOptions ist nicht lesbar.',
    ),
    customOptions: message(
      optional(array(object({ id, value: union([id, file]) })), []),
      'customOptions ist nicht lesbar.',
    ),
  },
  quantityMessage,
);

/** The selected configuration values and custom options of a product, with uploaded files. */
interface Addition {
  productOptions: readonly { id: string; value: string }[];
  customOptions: readonly SentOption[];
}

/**
 * Combines a product with its selected options.
 *
 * @throws an HTTP error: see `requireCombination` and `readOptions`
 */
export async function orderArticle(
  { product, combination }: Pick<Article, 'product' | 'combination'>,
  { productOptions, customOptions }: Addition = { productOptions: [], customOptions: [] },
): Promise<Article> {
  return {
    product,
    combination: combination ?? requireCombination(product, productOptions),
    options: await readOptions(product.customOptions, customOptions),
  };
}

/** Reads an API request with files in base64. @throws an HTTP error: see `decodeFile` */
export function jsonAddition({ productOptions, customOptions }: InferOutput<typeof CartAddition>): Addition {
  return {
    productOptions,
    customOptions: customOptions.map(({ id, value }) => ({
      id,
      value: typeof value === 'string' ? value : decodeFile(value, optionField(id)),
    })),
  };
}

/**
 * Reads the form of a product page. A field is named after its configuration code, or `option-31` for the custom option
 * with id 31.
 */
export async function formAddition(
  product: Product,
  fields: Readonly<Record<string, string>>,
  files: Readonly<Record<string, File>>,
): Promise<Addition> {
  return {
    productOptions: product.configurations.map(({ id, code }) => ({ id, value: fields[code] ?? '' })),
    customOptions: await Promise.all(
      product.customOptions.map(async ({ id }) => {
        const sent = files[optionField(id)];
        return { id, value: sent ? await readFile(sent) : (fields[optionField(id)] ?? '') };
      }),
    ),
  };
}

async function readFile(sent: File) {
  return { name: sent.name, type: sent.type, bytes: new Uint8Array(await sent.arrayBuffer()) };
}
