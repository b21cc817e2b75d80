import { entryState, replaceEntry } from '../../../shared/kept/history-entry.ts';
import type { ProductConfiguration } from '../../../shared/model/product.ts';
import type { Selections } from '../../../shared/rules/product/variant.ts';

type Configurations = readonly Pick<ProductConfiguration, 'code' | 'values'>[];

/**
 * Reads the selections from the URL, for example `?groesse=4101`. Values that the product does not offer are
 * ignored.
 */
export function readVariant(configurations: Configurations): Selections {
  const query = new URLSearchParams(location.search);
  return Object.fromEntries(
    configurations.flatMap(({ code, values }) => {
      const value = query.get(code);
      return values.some(({ id }) => id === value) ? [[code, value ?? '']] : [];
    }),
  );
}

/**
 * Writes the selections to the URL, so that a reload or back navigation restores them. Replaces the current
 * history entry, so that Back leaves the product.
 */
export function writeVariant(configurations: Configurations, selections: Selections): void {
  const url = new URL(location.href);
  for (const { code } of configurations) {
    const value = selections[code];
    if (value) url.searchParams.set(code, value);
    else url.searchParams.delete(code);
  }
  if (url.href !== location.href) replaceEntry(entryState(), url);
}
