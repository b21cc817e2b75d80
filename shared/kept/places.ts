import { entryState, replaceEntry } from './history-entry.ts';

/** Where a value is kept: until the tab is closed, on this device, or with an entry of the tab's history. */
export type Place = 'tab' | 'device' | 'history';

/** The places that can be listed. */
export type Storable = Exclude<Place, 'history'>;

// A sandboxed frame without an origin throws at the access to a storage already; a full storage throws at `setItem`.
const storageOf = (place: Storable): Storage => (place === 'tab' ? sessionStorage : localStorage);

export function readText(place: Place, key: string): string | undefined {
  try {
    const text: unknown = place === 'history' ? entryState()[key] : storageOf(place).getItem(key);
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Returns false where the place is missing, forbidden or full. */
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
    // A missing place holds nothing
  }
}

/** Keys that begin with a text. */
export function keysIn(place: Storable, start: string): string[] {
  try {
    return Object.keys(storageOf(place)).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}
