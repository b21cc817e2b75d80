import { valueText } from '../../text/diagnostics/values.ts';

// Nothing of the core is imported: what is fetched late would split it.

/** Where something stands in JSON, as an editor counts: `branches, Eintrag 1, seats` for `branches[0].seats`. */
export const describePath = (keys: readonly unknown[]): string =>
  keys.reduce<string>((path, key, index) => {
    if (typeof key === 'number') return `${path}${path && ', '}${valueText.entry(key + 1)}`;
    if (!path) return String(key);
    return `${path}${typeof keys[index - 1] === 'number' ? ', ' : '.'}${key}`;
  }, '');
