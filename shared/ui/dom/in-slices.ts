import { yieldToMain } from '../../registry/schedule/yield-to-main.ts';

/** Milliseconds. A task of 50 ms delays input noticeably, and a weak phone is at least four times as slow. */
const slice = 8;

/** Calls `act` for each entry in tasks of about 8 ms, so that input is handled in between. Stops when aborted. */
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
