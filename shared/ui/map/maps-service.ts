/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { ReadableAtom } from 'nanostores';
import type { MapsConfiguration } from '../../model/maps.ts';
import { forgetScript, loadScript } from '../dom/third-party-script.ts';

let isRefused = false;
let isConfigured = false;
const listeners = new Set<() => void>();

/** The service says that it refuses the key some time after everything has come. Returns what ends the listening. */
export function onRefusal(listener: () => void): () => void {
  if (isRefused) listener();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function refuse(): void {
  isRefused = true;
  for (const listener of listeners) listener();
}

/**
 * Makes `importLibrary` of the map service usable. Rejects where its script does not come, and may never settle: its loader
 * tells nobody of a script that a policy has refused.
 *
 * @param permission `mayLoad('maps')`; the caller has checked that it is true
 */
export async function openMaps(
  { key = '', url }: MapsConfiguration,
  permission: ReadableAtom<boolean>,
): Promise<typeof importLibrary> {
  if (url) {
    await loadScript(url, permission);
    // Without it the loader would ask Google, whom this page has not named
    if (!window.google?.maps?.importLibrary) {
      forgetScript(url);
      throw new Error(`Krume: ${url} is no map service`);
    }
  }
  Reflect.set(window, 'gm_authFailure', refuse);
  // The loader takes the first ones, and warns of others
  if (!isConfigured) setOptions({ key, language: 'de', region: 'CH' });
  isConfigured = true;
  return importLibrary;
}

/** What hangs, or has been refused, is asked for anew by the next call. */
export function forgetMaps({ url }: MapsConfiguration): void {
  isRefused = false;
  if (url) forgetScript(url);
}

/** As on a new page; for tests. */
export function resetMaps(): void {
  isRefused = false;
  isConfigured = false;
  listeners.clear();
}
