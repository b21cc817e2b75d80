import type { ReadableAtom } from 'nanostores';
import type { AnalyticsConfiguration } from '../../shared/model/configuration/analytics.ts';
import type { Consent } from '../../shared/model/consent.ts';
import { loadScript } from '../../shared/ui/dom/third-party-script.ts';

declare global {
  interface Window {
    /** The command queue of the tag */
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

/** Milliseconds that the tag waits for an update. @see site.md section 9, "Cookies and storage" */
const wait = 500;

let isInitialised = false;

/**
 * Called when measuring is first allowed. Sends denied defaults to the tag, then the current and later
 * consent, and loads the tag once per page.
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
    // If consent is withdrawn during loading, the script does not run until consent is given again
    loadScript(analyticsUrl, $isAllowed).catch(console.warn);
  });
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
}

/** Resets the module state, for tests. */
export const resetAnalytics = () => {
  isInitialised = false;
};

/** The tag expects an `arguments` object for a command; it treats an array as data. */
function sendCommand(...command: unknown[]): void {
  // An element with the id `dataLayer` also defines this property
  if (!Array.isArray(window.dataLayer)) window.dataLayer = [];
  window.dataLayer.push(Object.assign(command, { [Symbol.toStringTag]: 'Arguments' }));
}
