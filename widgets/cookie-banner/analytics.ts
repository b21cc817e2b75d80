import type { ReadableAtom } from 'nanostores';
import type { AnalyticsConfiguration } from '../../shared/model/configuration.ts';
import type { Consent } from '../../shared/model/consent.ts';
import { loadScript } from '../../shared/ui/dom/third-party-script.ts';

declare global {
  interface Window {
    /** Where the tag reads what it is told */
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

let isTold = false;

/**
 * Called once measuring is allowed: tells the tag that all is denied until it hears otherwise, then what is true and what
 * becomes true later, and loads it, once on a page. Imports nothing of the core, which it would split.
 */
export function startAnalytics(
  { analyticsUrl, analyticsId, analyticsConsentV2 }: AnalyticsConfiguration,
  $isAllowed: ReadableAtom<boolean>,
  signal: AbortSignal,
): void {
  const names = [...flags, ...(analyticsConsentV2 ? flagsOfV2 : [])];
  const each = (value: Consent) => Object.fromEntries(names.map((name) => [name, value]));
  const stop = $isAllowed.subscribe((isAllowed) => {
    if (!isAllowed && !isTold) return;
    if (!isTold) tell('consent', 'default', { ...each('denied'), wait_for_update: wait });
    tell('consent', 'update', each(isAllowed ? 'granted' : 'denied'));
    if (!isAllowed || !analyticsUrl) return;
    if (!isTold) {
      tell('js', new Date());
      tell('config', analyticsId);
    }
    isTold = true;
    // Withdrawn while it loads, the consent may be given again
    loadScript(analyticsUrl, $isAllowed).catch(console.warn);
  });
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
}

/** As on a new page; for tests. */
export const resetAnalytics = () => {
  isTold = false;
};

/** A command is what a function was called with; a mere list the tag takes for data. */
function tell(...command: unknown[]): void {
  // An element of that name stands for it, too
  if (!Array.isArray(window.dataLayer)) window.dataLayer = [];
  window.dataLayer.push(Object.assign(command, { [Symbol.toStringTag]: 'Arguments' }));
}
