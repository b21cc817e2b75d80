import { entryState, replaceEntry } from '../../../shared/kept/history-entry.ts';
import type { ProductConfiguration } from '../../../shared/model/product.ts';
import type { Selections } from '../../../shared/rules/product/variant.ts';

type Configurations = readonly Pick<ProductConfiguration, 'code' | 'values'>[];

/** What the page's address selects, as in `?groesse=4101`; values that are not offered are left out. */
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
 * Keeps the selection in the address, so that reload and back find it. In the place of the current entry: choosing
 * is no navigation, and back still leads to where the shopper came from.
 */
export function writeVariant(configurations: Configurations, selections: Selections): void {
  const address = new URL(location.href);
  for (const { code } of configurations) {
    const value = selections[code];
    if (value) address.searchParams.set(code, value);
    else address.searchParams.delete(code);
  }
  if (address.href !== location.href) replaceEntry(entryState(), address);
}
