import type { Page } from 'playwright-core';

/**
 * Stops the page's clock: a state that ends after a while stays, until the test lets the time pass with
 * `page.clock.runFor`, or the clock run again with `page.clock.resume`. Answers of the shop still come.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // A clock only stops in its future: far enough that a busy machine does not get there first
  await page.clock.pauseAt(now + 600_000);
}
