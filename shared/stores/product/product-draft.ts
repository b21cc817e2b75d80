import { array, object, optional } from 'valibot';
import { kept } from '../../kept/kept.ts';
import { customSchema } from '../../model/custom-schema.ts';
import type { CustomOption } from '../../model/product.ts';
import { key, text } from '../../model/values.ts';
import { type CustomOptionValues, customOptionValue } from '../../rules/product/custom-option.ts';

// What somebody enters on a product page, until the product is in the cart. @see shop.md section 2.2

/** Characters that a field takes. */
const maxLength = 500;

const quantity = customSchema('digits', (raw) => (/^\d{1,20}$/.test(String(raw)) ? String(raw) : undefined));

/** What stands in the quantity field; nothing is kept of the quantity to begin with. */
export const quantityDraft = (productId: string) =>
  kept({ name: `quantity:${productId}`, where: 'tab', schema: quantity, owner: 'shopper' });

/** Of a custom option: what was typed or chosen, or the name of a file, which itself is too large. */
const Options = array(object({ id: key, text: optional(text), file: optional(text) }));

const optionsDraft = (productId: string) =>
  kept({ name: `options:${productId}`, where: 'tab', schema: Options, owner: 'shopper' });

/** Keeps what stands in a product's custom options; nothing of empty ones. */
export function keepOptions(productId: string, values: CustomOptionValues): void {
  const filled = Object.entries(values).flatMap(([id, value]) => {
    if (!value) return [];
    return typeof value === 'string' ? { id, text: value } : { id, file: value.name };
  });
  optionsDraft(productId).write(filled.length ? filled : undefined);
}

export interface RecalledOptions {
  /** By the option's id */
  texts: Readonly<Record<string, string>>;
  /** Names of files that have to be chosen again, by the option's id */
  files: Readonly<Record<string, string>>;
}

/** What was kept of the options that the product has now. */
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
