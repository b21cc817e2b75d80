import { array, object, optional } from 'valibot';
import { kept } from '../../kept/kept.ts';
import { customSchema } from '../../model/custom-schema.ts';
import type { CustomOption } from '../../model/product.ts';
import { key, text } from '../../model/values.ts';
import { type CustomOptionValues, customOptionValue } from '../../rules/product/custom-option.ts';

// Maximum length of a text on a product page, which is stored until the product is in the cart. @see shop.md section
// 2.2

const maxLength = 500;

const quantity = customSchema('digits', (raw) => (/^\d{1,20}$/.test(String(raw)) ? String(raw) : undefined));

/** The text of the quantity field, unless the text is the initial quantity. */
export const quantityDraft = (productId: string) =>
  kept({ name: `quantity:${productId}`, where: 'tab', schema: quantity, owner: 'shopper' });

/** For each custom option: the typed text, the chosen value, or the name of the file. Files are too large to store. */
const Options = array(object({ id: key, text: optional(text), file: optional(text) }));

const optionsDraft = (productId: string) =>
  kept({ name: `options:${productId}`, where: 'tab', schema: Options, owner: 'shopper' });

/** Stores the values of a product's custom options. Empty values are omitted. */
export function keepOptions(productId: string, values: CustomOptionValues): void {
  const filled = Object.entries(values).flatMap(([id, value]) => {
    if (!value) return [];
    return typeof value === 'string' ? { id, text: value } : { id, file: value.name };
  });
  optionsDraft(productId).write(filled.length ? filled : undefined);
}

export interface RecalledOptions {
  /** Typed texts by option id */
  texts: Readonly<Record<string, string>>;
  /** Names of files that the shopper has to choose again, by option id */
  files: Readonly<Record<string, string>>;
}

/** The stored values of the options that the product still has. */
export function recallOptions(productId: string, options: readonly CustomOption[]): RecalledOptions {
  const texts: Record<string, string> = {};
  const files: Record<string, string> = {};
  for (const { id, text, file } of optionsDraft(productId).read() ?? []) {
    const option = options.find((candidate) => candidate.id === id);
    if (option?.type === 'file' && isShort(file)) files[id] = file;
    else if (option && isShort(text) && customOptionValue(option, { [id]: text })) texts[id] = text;
  }
  return { texts, files };
}

const isShort = (value: string | undefined): value is string =>
  value !== undefined && value.length <= maxLength;
