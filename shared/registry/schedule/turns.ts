import { resettable } from '../resettable.ts';
import { yieldToMain } from './yield-to-main.ts';

/** Milliseconds for mounting widgets in one task, before the browser handles input and paints. */
const budget = 5;

let start = 0;
let last: Promise<void> = Promise.resolve();

/**
 * Resolves when the next host may mount. Several hosts mount in the same task, so that the browser computes styles only
 * once for each task.
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

resettable(() => {
  start = 0;
  last = Promise.resolve();
});
