/** The states for undo and redo. */
export interface History<State> {
  /** Earlier states, the oldest first */
  readonly past: readonly State[];
  readonly now: State;
  /** Undone states; redo restores the first state of this list */
  readonly future: readonly State[];
}

export const historySteps = 50;

export const newHistory = <State>(now: State): History<State> => ({ past: [], now, future: [] });

/** Adds a state and clears the states for redo. Adding the current state changes nothing. */
export function step<State>(history: History<State>, next: State): History<State> {
  const { past, now } = history;
  if (next === now) return history;
  return { past: [...past, now].slice(-historySteps), now: next, future: [] };
}

export function undo<State>({ past, now, future }: History<State>): History<State> {
  const [before] = past.slice(-1);
  if (before === undefined) return { past, now, future };
  return { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redo<State>({ past, now, future }: History<State>): History<State> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, now, future };
  return { past: [...past, now], now: next, future: rest };
}
