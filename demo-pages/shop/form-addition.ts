import type { Product } from '../../fixtures/shop/product.ts';
import { optionField, type SentOption } from './options.ts';

/** The variant and the custom options of a product page's form: fields named by code, and `option-31`. */
export async function formAddition(
  product: Product,
  fields: Readonly<Record<string, string>>,
  files: Readonly<Record<string, File>>,
): Promise<{ productOptions: { id: string; value: string }[]; customOptions: SentOption[] }> {
  const productOptions = product.configurations.map(({ id, code }) => ({ id, value: fields[code] ?? '' }));
  const customOptions = await Promise.all(
    product.customOptions.map(async ({ id }) => {
      const file = files[optionField(id)];
      return { id, value: file ? await sentFile(file) : (fields[optionField(id)] ?? '') };
    }),
  );
  return { productOptions, customOptions };
}

async function sentFile(file: File) {
  return { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}
