import type { ConfigurableProduct, ProductConfiguration } from '../model/product.ts';

/**
 * The sections of the configuration area, each with the options that can be offered: those whose code and
 * value some combination has. A section without any is hidden.
 *
 * @see shop.md sections 2.2 and 4, "Variant selection"
 */
export function offeredConfigurations({
  combinations,
  configurations,
}: ConfigurableProduct): ProductConfiguration[] {
  const made = new Map<string, Set<string>>();
  for (const { attributes } of combinations) {
    for (const { code, value } of attributes) {
      const values = made.get(code);
      if (values) values.add(value);
      else made.set(code, new Set([value]));
    }
  }
  return configurations
    .map((configuration) => ({
      ...configuration,
      values: configuration.values.filter(({ id }) => made.get(configuration.code)?.has(id)),
    }))
    .filter(({ values }) => values.length > 0);
}
