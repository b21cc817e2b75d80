import { valueText } from '../../text/diagnostics/values.ts';

// Must not import the core: on a page with a mistake, this file loads as a separate module next to the
// loader.

/** A path in JSON with entries counted from 1: `branches, Eintrag 1, seats` for `branches[0].seats`. */
export const describePath = (keys: readonly unknown[]): string =>
  keys.reduce<string>((path, key, index) => {
    if (typeof key === 'number') return `${path}${path && ', '}${valueText.entry(key + 1)}`;
    if (!path) return String(key);
    return `${path}${typeof keys[index - 1] === 'number' ? ', ' : '.'}${key}`;
  }, '');
