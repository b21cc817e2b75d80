import { yieldToMain } from '../../registry/schedule/yield-to-main.ts';

/**
 * Duration of a task in milliseconds. On a slow phone, the same task takes at least four times as long, and a task of
 * more than 50 ms delays input noticeably.
 */
const slice = 8;

/**
 * Calls `act` for each entry in tasks of about 8 ms, so that the browser can handle input between tasks. Stops when the
 * signal aborts.
 */
export async function inSlices<T>(entries: Iterable<T>, signal: AbortSignal, act: (entry: T) => void) {
  let end = performance.now() + slice;
  for (const entry of entries) {
    if (performance.now() > end) {
      await yieldToMain();
      end = performance.now() + slice;
    }
    if (signal.aborted) return;
    act(entry);
  }
}
