import { type CustomOption, type CustomOptionValue, noSelection } from '../../model/product.ts';

/** The values of the custom options on a product page, by option id. */
export type CustomOptionValues = Readonly<Record<string, CustomOptionValue | undefined>>;

/** The value of a custom option; undefined if the value is empty. Texts are trimmed. */
export function customOptionValue(
  option: CustomOption,
  values: CustomOptionValues,
): CustomOptionValue | undefined {
  const value = values[option.id] || onlyChoice(option);
  if (option.type === 'file') return typeof value === 'object' && value.base64 ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (option.type === 'field') return text || undefined;
  const known = text !== noSelection && option.values.some((choice) => choice.value === text);
  return known ? text : undefined;
}

/** The only choice of a required drop-down, which is preselected; undefined for other options. */
function onlyChoice(option: CustomOption): string | undefined {
  if (option.type !== 'drop_down' || !option.isRequired || option.values.length !== 1) return undefined;
  return option.values[0]?.value;
}

/**
 * The surcharge of a custom option for its current value, in CHF.
 *
 * @see shop.md section 2.2
 */
export function customOptionPrice(option: CustomOption, values: CustomOptionValues): number | undefined {
  const value = customOptionValue(option, values);
  if (value === undefined) return undefined;
  if (option.type !== 'drop_down') return option.price;
  return option.values.find((choice) => choice.value === value)?.price ?? option.price;
}
