import { yieldToMain } from './yield-to-main.ts';

/** Milliseconds of mounting before the browser handles input and paints. */
const budget = 5;

/** Start of the last task in which hosts mounted. */
let start = 0;
let last: Promise<void> = Promise.resolve();

/**
 * Resolves when the next host may mount. Hosts mount one after the other, as many in one task as the budget allows: the
 * browser then computes the styles once for all of them.
 */
export function nextTurn(): Promise<void> {
  last = last.then(yieldWhenDue);
  return last;
}

async function yieldWhenDue(): Promise<void> {
  if (performance.now() - start < budget) return;
  await yieldToMain();
  start = performance.now();
}

/** Resets the module state; for tests. */
export function resetTurns(): void {
  start = 0;
  last = Promise.resolve();
}
