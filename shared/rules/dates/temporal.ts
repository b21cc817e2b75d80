import type { Temporal as Standard } from 'temporal-polyfill';

export type { Standard as Temporal };

type TemporalApi = typeof Standard;

/** The browser's own `Temporal`; undefined if the browser has none. Other modules must call `temporal()` instead. */
declare global {
  var Temporal: TemporalApi | undefined;
}

let api: TemporalApi | undefined;

/**
 * The `Temporal` implementation for all rules: the browser's own, or the polyfill that {@link loadTemporal} has
 * fetched.
 *
 * @throws Error if the browser lacks `Temporal` and {@link loadTemporal} was not awaited
 */
export function temporal(): TemporalApi {
  api ??= globalThis.Temporal;
  if (!api) throw Error('await loadTemporal() first');
  return api;
}

/**
 * Loads `Temporal` for the rules. Await this function once before the first widget with dates renders. The polyfill is
 * a separate chunk, which browsers with `Temporal` never fetch.
 */
export async function loadTemporal(): Promise<void> {
  api ??= globalThis.Temporal ?? (await import('temporal-polyfill')).Temporal;
}

/**
 * Sets the implementation, for benchmarks and tests. Without an argument, the next `temporal()` selects an
 * implementation again.
 */
export function provideTemporal(implementation?: TemporalApi): void {
  api = implementation;
}
