import { resettable } from '../registry/resettable.ts';

let openedAt = Date.now() - performance.now();

/**
 * Assumed age of prefetched HTML in milliseconds: Chromium keeps such HTML for up to ten minutes, and scripts cannot
 * read the real age.
 */
const assumedAge = 600_000;

/**
 * The time of the request for this page, in milliseconds since 1970. For a prerendered page, this is the start of
 * prerendering. HTML that was prefetched or comes from the HTTP cache counts as ten minutes old.
 */
export const pageOpenedAt = () => (isStored() ? openedAt - assumedAge : openedAt);

/**
 * Whether the browser requested the HTML before the user opened the page.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export const isLoadedAhead = () => isStored() || Boolean(navigationTiming('activationStart'));

/** Whether the HTML was prefetched or comes from the HTTP cache. `deliveryType` is empty for HTML from the server. */
const isStored = () => Boolean(navigationTiming('deliveryType'));

/** A property of the `PerformanceNavigationTiming` entry; undefined if the browser does not support the property. */
export const navigationTiming = (name: string): unknown =>
  Object(performance.getEntriesByType('navigation')[0])[name];

// After a reset, the page counts as requested now
resettable(() => {
  openedAt = Date.now();
});
