// The entry of the tab's history. A sandboxed frame may forbid it, and a browser limits how often it changes: then the
// page goes on without.

/** The state of the current entry, which other scripts write, too. */
export function entryState(): Readonly<Record<string, unknown>> {
  try {
    return { ...history.state };
  } catch {
    return {};
  }
}

/**
 * Replaces the state of the current entry, and its URL where one is given.
 *
 * @returns whether the browser allows it
 */
export const replaceEntry = (state: object | null, url?: string | URL) => change('replaceState', state, url);

/** Adds an entry, which the browser's Back takes away. Returns whether the browser allows it. */
export const pushEntry = (state: object | null, url?: string | URL) => change('pushState', state, url);

function change(method: 'replaceState' | 'pushState', state: object | null, url?: string | URL): boolean {
  try {
    history[method](state, '', url);
    return true;
  } catch {
    return false;
  }
}
