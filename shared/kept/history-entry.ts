// The current entry of the tab's history. A sandboxed frame can forbid changes, and browsers limit their rate: the page
// then continues without them.

/** The state of the current entry; other scripts write to it as well. */
export function entryState(): Readonly<Record<string, unknown>> {
  try {
    return { ...history.state };
  } catch {
    return {};
  }
}

/**
 * Replaces the state of the current entry, and its URL if one is given.
 *
 * @returns whether the browser allows it
 */
export const replaceEntry = (state: object | null, url?: string | URL) => change('replaceState', state, url);

/** Adds an entry, which the Back button removes. Returns whether the browser allows it. */
export const pushEntry = (state: object | null, url?: string | URL) => change('pushState', state, url);

function change(method: 'replaceState' | 'pushState', state: object | null, url?: string | URL): boolean {
  try {
    history[method](state, '', url);
    return true;
  } catch {
    return false;
  }
}
