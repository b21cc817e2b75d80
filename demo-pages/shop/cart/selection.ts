import type { Product } from '../../../fixtures/shop/product.ts';
import type { Combination } from '../../../shared/model/product.ts';
import { type Selections, variant } from '../../../shared/rules/product/variant.ts';
import { productText } from '../../../shared/text/product.ts';
import { configurable } from '../product/configurable.ts';
import { refusal } from '../server/refusal.ts';

/** Reads the selected values from a query such as `?groesse=4101`. Unknown values are ignored. */
export function readSelections(product: Product, query: Record<string, string>): Selections {
  return Object.fromEntries(
    product.configurations.flatMap(({ code, values }) => {
      const value = Object.hasOwn(query, code) ? query[code] : undefined;
      return values.some(({ id }) => id === value) ? [[code, value]] : [];
    }),
  );
}

/**
 * The combination that the `productOptions` of a request select.
 *
 * @throws an HTTP error: 400 for an unknown configuration or value, or for a missing selection; 422 for an impossible
 * selection
 * @see shop.md section 4, "Variant selection"
 */
export function requireCombination(
  product: Product,
  sent: readonly { id: string; value: string }[],
): Combination | undefined {
  const selections: Record<string, string> = {};
  for (const { id, value } of sent) {
    const configuration = product.configurations.find((candidate) => candidate.id === id);
    if (!configuration) throw refusal(400, 'Diese Auswahl gibt es nicht.', { id, value });
    const { code, name, values } = configuration;
    const isOffered = values.some((candidate) => candidate.id === value);
    // A drop-down without a choice sends '0' or ''
    if (value === '' || value === '0') continue;
    if (!isOffered) {
      throw refusal(400, `${name}: Diese Auswahl gibt es nicht.`, { field: code, fields: [code], value });
    }
    selections[code] = value;
  }
  if (product.configurations.length === 0) return undefined;

  const result = variant(configurable(product), selections);
  if (result.kind === 'incomplete') {
    const names = product.configurations.filter(({ code }) => result.missing.includes(code));
    const list = names.map(({ name }) => name).join(', ');
    throw refusal(400, `Bitte wählen Sie: ${list}.`, { field: names[0]?.code, fields: result.missing });
  }
  if (result.kind !== 'one')
    throw refusal(422, productText.noCombination, { fields: Object.keys(selections) });
  return result.combination;
}
