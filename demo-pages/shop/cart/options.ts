import type { CustomOption } from '../../../shared/model/product.ts';
import { customOptionPrice } from '../../../shared/rules/product/custom-option.ts';
import { refusal } from '../server/refusal.ts';
import type { ChosenOption } from './article.ts';
import { acceptFile, type Upload } from './upload.ts';

/** Maximum number of characters in a text option. */
const maximumText = 500;

/** The name of the form field for a custom option. */
export function optionField(id: string): string {
  return `option-${id}`;
}

/** A custom option from a request. */
export interface SentOption {
  id: string;
  value: string | Upload;
}

/**
 * Reads the custom options from a request.
 *
 * @throws an HTTP error: 400 for an unknown option, an unknown choice, a missing required option or a text that is too
 * long; for files, see `acceptFile`
 */
export async function readOptions(
  options: readonly CustomOption[],
  sent: readonly SentOption[],
): Promise<ChosenOption[]> {
  const unknown = sent.find(({ id }) => !options.some((option) => option.id === id));
  if (unknown) throw refusal(400, 'Diese Option gibt es nicht.', { optionId: unknown.id });

  const chosen: ChosenOption[] = [];
  for (const option of options) {
    const field = optionField(option.id);
    const value = sent.find(({ id }) => id === option.id)?.value;
    const read = value === undefined ? undefined : await readOption(option, value, field);
    if (read) chosen.push({ id: option.id, label: option.title, type: option.type, ...read });
    else if (option.isRequired) {
      throw refusal(400, `Bitte ausfüllen: ${option.title}.`, { field, fields: [field] });
    }
  }
  return chosen;
}

type Read = Omit<ChosenOption, 'id' | 'label' | 'type'>;

async function readOption(
  option: CustomOption,
  value: string | Upload,
  field: string,
): Promise<Read | undefined> {
  if (option.type === 'file') {
    if (typeof value === 'string' && value === '') return undefined;
    if (typeof value === 'string') throw refusal(400, 'Die Datei ist nicht lesbar.', { field });
    if (value.bytes.length === 0) return undefined;
    const fingerprint = await acceptFile(value, option, field);
    return { value: fingerprint, valueLabel: value.name, price: option.price ?? 0, file: value };
  }
  if (typeof value !== 'string') throw refusal(400, `${option.title}: erwartet wird ein Text.`, { field });
  const text = value.trim();
  if (text === '') return undefined;
  const price = customOptionPrice(option, { [option.id]: text }) ?? 0;
  if (option.type === 'field') {
    if (text.length > maximumText) {
      const message = `${option.title}: höchstens ${maximumText} Zeichen.`;
      throw refusal(400, message, { field, maximum: maximumText });
    }
    return { value: text, valueLabel: text, price };
  }
  // '0' is the value of the choice 'keine Auswahl'
  if (text === '0') return undefined;
  const choice = option.values.find((candidate) => candidate.value === text);
  if (!choice) throw refusal(400, `${option.title}: Diese Auswahl gibt es nicht.`, { field, value: text });
  return { value: text, valueLabel: choice.label, price, allergens: choice.allergens };
}
