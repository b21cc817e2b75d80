import type { ReadableAtom } from 'nanostores';
import type { AnalyticsConfiguration } from '../../shared/model/configuration/analytics.ts';
import type { Consent } from '../../shared/model/consent.ts';
import { resettable } from '../../shared/registry/resettable.ts';
import { loadScript } from '../../shared/ui/dom/third-party-script.ts';

declare global {
  interface Window {
    /** The command queue of the analytics tag */
    dataLayer?: unknown[];
  }
}

/** @see site.md section 7, "Third-party services" */
const flags = [
  'ad_storage',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
  'security_storage',
];
const flagsOfV2 = ['ad_user_data', 'ad_personalization'];

/**
 * Milliseconds that the analytics tag waits for the consent.
 *
 * @see site.md section 9, "Cookies and storage"
 */
const wait = 500;

let isInitialised = false;

/**
 * Starts the analytics tag once the visitor has allowed measuring. Sends denied defaults first, then the
 * current consent and each later change. Loads the tag once per page.
 */
export function startAnalytics(
  { analyticsUrl, analyticsId, analyticsConsentV2 }: AnalyticsConfiguration,
  $isAllowed: ReadableAtom<boolean>,
  signal: AbortSignal,
): void {
  const names = [...flags, ...(analyticsConsentV2 ? flagsOfV2 : [])];
  const each = (value: Consent) => Object.fromEntries(names.map((name) => [name, value]));
  const stop = $isAllowed.subscribe((isAllowed) => {
    if (!isAllowed && !isInitialised) return;
    if (!isInitialised) sendCommand('consent', 'default', { ...each('denied'), wait_for_update: wait });
    sendCommand('consent', 'update', each(isAllowed ? 'granted' : 'denied'));
    if (!isAllowed || !analyticsUrl) return;
    if (!isInitialised) {
      sendCommand('js', new Date());
      sendCommand('config', analyticsId);
    }
    isInitialised = true;
    // If the visitor withdraws consent during loading, the script does not run until consent is given again
    loadScript(analyticsUrl, $isAllowed).catch(console.warn);
  });
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
}

resettable(() => {
  isInitialised = false;
});

/** Sends a command in the form of an `arguments` object, because the tag treats an array as data. */
function sendCommand(...command: unknown[]): void {
  // Not an array if the page has an element with the id `dataLayer`
  if (!Array.isArray(window.dataLayer)) window.dataLayer = [];
  window.dataLayer.push(Object.assign(command, { [Symbol.toStringTag]: 'Arguments' }));
}
