import { entryState, replaceEntry } from './history-entry.ts';

/**
 * Where a value is stored: `tab` in `sessionStorage`, `device` in `localStorage`, `history` in the current history
 * entry of the tab.
 */
export type Place = 'tab' | 'device' | 'history';

export type Storable = Exclude<Place, 'history'>;

// In a sandboxed frame without an origin, reading `localStorage` throws. If the storage is full, `setItem` throws.
const storageOf = (place: Storable): Storage => (place === 'tab' ? sessionStorage : localStorage);

export function readText(place: Place, key: string): string | undefined {
  try {
    const text: unknown = place === 'history' ? entryState()[key] : storageOf(place).getItem(key);
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text. Returns false if the storage is missing, forbidden or full. */
export function writeText(place: Place, key: string, text: string): boolean {
  if (place === 'history') return replaceEntry({ ...entryState(), [key]: text });
  try {
    storageOf(place).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeText(place: Place, key: string): void {
  try {
    if (place !== 'history') storageOf(place).removeItem(key);
    else if (key in entryState()) {
      const { [key]: _, ...rest } = entryState();
      replaceEntry(rest);
    }
  } catch {
    // A missing storage contains nothing to remove
  }
}

export function keysIn(place: Storable, start: string): string[] {
  try {
    return Object.keys(storageOf(place)).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}
