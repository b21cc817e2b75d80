import type { CustomOption } from '../model/product.ts';
import { type CustomOptionValues, customOptionValue } from '../rules/product/custom-option.ts';
import { keepDraftInTab, recallDraftInTab } from './draft-storage.ts';

/** What is kept of a custom option: what was typed or chosen, or the name of a file, which itself is too large. */
type Kept = { text: string } | { file: string };

/** Characters that a field takes. */
const longest = 500;

const nameOf = (productId: string) => `krume:options:${productId}`;

/**
 * Keeps what stands in a product's custom options for as long as the tab lives: a new sign-in and a reload find it
 * again. Nothing is kept of empty ones.
 *
 * @see shop.md section 2.2, "Custom options"
 */
export function keepOptions(productId: string, values: CustomOptionValues): void {
  const kept = Object.entries(values).flatMap(([id, value]): [string, Kept][] => {
    if (!value) return [];
    return [[id, typeof value === 'string' ? { text: value } : { file: value.name }]];
  });
  keepDraftInTab(nameOf(productId), kept.length ? kept : undefined);
}

export interface RecalledOptions {
  /** By the option's id */
  texts: Readonly<Record<string, string>>;
  /** Names of files that have to be chosen again, by the option's id */
  files: Readonly<Record<string, string>>;
}

/** What was kept of these options; storage is not ours alone, and what does not fit is left out. */
export function recallOptions(productId: string, options: readonly CustomOption[]): RecalledOptions {
  const texts: Record<string, string> = {};
  const files: Record<string, string> = {};
  for (const entry of read(nameOf(productId))) {
    const [id, kept] = Array.isArray(entry) ? entry : [];
    const { text, file } = (kept ?? {}) as { text?: unknown; file?: unknown };
    const option = options.find((candidate) => candidate.id === id);
    if (option?.type === 'file' && isText(file)) files[id] = file;
    else if (option && isText(text) && customOptionValue(option, { [id]: text })) texts[id] = text;
  }
  return { texts, files };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= longest;

function read(name: string): unknown[] {
  const kept = recallDraftInTab(name);
  return Array.isArray(kept) ? kept : [];
}
