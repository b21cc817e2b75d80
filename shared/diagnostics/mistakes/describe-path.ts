import { valueText } from '../../text/diagnostics/values.ts';

// This file must not import the core, because a page that reports a mistake may have loaded only the loader.

/** Describes a path in JSON. List entries are counted from 1: `branches[0].seats` is `branches, Eintrag 1, seats`. */
export const describePath = (keys: readonly unknown[]): string =>
  keys.reduce<string>((path, key, index) => {
    if (typeof key === 'number') return `${path}${path && ', '}${valueText.entry(key + 1)}`;
    if (!path) return String(key);
    return `${path}${typeof keys[index - 1] === 'number' ? ', ' : '.'}${key}`;
  }, '');
