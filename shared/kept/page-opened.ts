let openedAt = Date.now() - performance.now();

/** Milliseconds for which Chromium keeps a prefetched page. Its age is not readable. */
const prefetchLifetime = 600_000;

/**
 * When this page was requested, in milliseconds since 1970. Its HTML may lack later changes. The time of a prerendered
 * page is the start of prerendering, and that of a prefetched page the earliest possible one.
 */
export const pageOpenedAt = () => (isPrefetched() ? openedAt - prefetchLifetime : openedAt);

/**
 * Whether the browser requested the HTML before the user opened the page.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export const isLoadedAhead = () => isPrefetched() || Boolean(navigationTiming('activationStart'));

const isPrefetched = () => navigationTiming('deliveryType') === 'navigational-prefetch';

/** A value of the browser's entry about this navigation; undefined if the browser does not support it. */
export const navigationTiming = (name: string): unknown =>
  Object(performance.getEntriesByType('navigation')[0])[name];

/** Restores the state of a page that is requested now; for tests. */
export const resetPageOpened = () => {
  openedAt = Date.now();
};
