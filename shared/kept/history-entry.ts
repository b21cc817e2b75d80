import { resettable } from '../registry/resettable.ts';

// A change of the tab's history can fail: a sandboxed frame can forbid changes, and browsers limit their rate.

/** The state of the current history entry. Other scripts also write to this state. */
export function entryState(): Readonly<Record<string, unknown>> {
  try {
    return { ...history.state };
  } catch {
    return {};
  }
}

/**
 * Replaces the state and, if `url` is given, the URL of the current history entry.
 *
 * @returns whether the browser allowed the change
 */
export const replaceEntry = (state: object | null, url?: string | URL) => change('replaceState', state, url);

/** Adds an entry to the history. Returns whether the browser allowed the change. */
export const pushEntry = (state: object | null, url?: string | URL) => change('pushState', state, url);

/** The last state and URL that this page wrote to a history entry. The current entry can be another entry. */
export const lastWritten = (): Written => written;

export interface Written {
  state: Readonly<Record<string, unknown>>;
  url: string;
}

const nothing: Written = { state: {}, url: '' };
let written = nothing;

resettable(() => {
  written = nothing;
});

function change(method: 'replaceState' | 'pushState', state: object | null, url?: string | URL): boolean {
  try {
    history[method](state, '', url);
    written = { state: { ...state }, url: location.href };
    return true;
  } catch {
    return false;
  }
}
