import { valueText } from '../../text/diagnostics/values.ts';

// Imports nothing of the core. The console of a page loads this file next to the loader, as separate modules.

/** A path in JSON with entries counted from 1: `branches, Eintrag 1, seats` for `branches[0].seats`. */
export const describePath = (keys: readonly unknown[]): string =>
  keys.reduce<string>((path, key, index) => {
    if (typeof key === 'number') return `${path}${path && ', '}${valueText.entry(key + 1)}`;
    if (!path) return String(key);
    return `${path}${typeof keys[index - 1] === 'number' ? ', ' : '.'}${key}`;
  }, '');
