import { valueText } from '../../text/diagnostics/values.ts';

// Must not import the core. A page with a mistake may load this file with the loader only.

/** Describes a path in JSON. Entries are counted from 1: `branches, Eintrag 1, seats` for `branches[0].seats`. */
export const describePath = (keys: readonly unknown[]): string =>
  keys.reduce<string>((path, key, index) => {
    if (typeof key === 'number') return `${path}${path && ', '}${valueText.entry(key + 1)}`;
    if (!path) return String(key);
    return `${path}${typeof keys[index - 1] === 'number' ? ', ' : '.'}${key}`;
  }, '');
