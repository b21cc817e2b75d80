/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { ReadableAtom } from 'nanostores';
import type { MapsConfiguration } from '../../model/maps.ts';
import { resettable } from '../../registry/resettable.ts';
import { forgetScript, loadScript } from '../dom/third-party-script.ts';

let isRefused = false;
let isConfigured = false;
const listeners = new Set<() => void>();

/**
 * Calls the listener when the map service refuses the key, which can happen after the map was drawn. If the key was
 * refused before, calls the listener at once. Returns a function that removes the listener.
 */
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
 * Loads the map service, so that `importLibrary` works. Rejects if the script fails to load. May never settle, because
 * the loader of the service does not report a script that a content security policy has blocked.
 *
 * @param permission `mayLoad('maps')`; the caller has checked that its value is true
 */
export async function openMaps(
  { key = '', url }: MapsConfiguration,
  permission: ReadableAtom<boolean>,
): Promise<typeof importLibrary> {
  if (url) {
    await loadScript(url, permission);
    // Without an `importLibrary` function on the page, the loader would load its script from Google instead of the
    // configured URL
    if (!window.google?.maps?.importLibrary) {
      forgetScript(url);
      throw new Error(`Krume: ${url} is no map service`);
    }
  }
  Reflect.set(window, 'gm_authFailure', refuse);
  // The loader ignores a second call of `setOptions`, and logs a warning
  if (!isConfigured) setOptions({ key, language: 'de', region: 'CH' });
  isConfigured = true;
  return importLibrary;
}

/** Makes the next `openMaps` load the map service again, after the service has failed or refused the key. */
export function forgetMaps({ url }: MapsConfiguration): void {
  isRefused = false;
  if (url) forgetScript(url);
}

resettable(() => {
  isRefused = false;
  isConfigured = false;
  listeners.clear();
});
