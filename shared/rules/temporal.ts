import type { Temporal as Standard } from 'temporal-polyfill';

export type { Standard as Temporal };

type TemporalApi = typeof Standard;

/** The browser's own `Temporal` where it exists. Declared here alone, so that no other module relies on it. */
declare global {
  var Temporal: TemporalApi | undefined;
}

let api: TemporalApi | undefined;

/**
 * The `Temporal` that all rules work with: the browser's own, or what {@link loadTemporal} has fetched.
 *
 * @throws Error when a browser lacks `Temporal` and nobody has awaited {@link loadTemporal} yet
 */
export function temporal(): TemporalApi {
  api ??= globalThis.Temporal;
  if (!api) throw new Error('Temporal is missing here: await loadTemporal() before asking a rule about time');
  return api;
}

/**
 * Makes sure that rules can be asked. To be awaited once, before the first widget that deals with dates
 * renders; browsers that have `Temporal` never fetch the polyfill, whose bytes are a chunk of their own.
 */
export async function loadTemporal(): Promise<void> {
  api ??= globalThis.Temporal ?? (await import('temporal-polyfill')).Temporal;
}

/** Works with a given implementation from now on, for measuring and tests; without one, it is looked for anew. */
export function provideTemporal(implementation?: TemporalApi): void {
  api = implementation;
}
