import type { Page } from 'playwright-core';

/**
 * Stops the page's clock, so that no timer fires until the test calls `page.clock.runFor` or `page.clock.resume`.
 * Responses still arrive.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // A clock can be stopped only at a future time, which a busy machine must not reach before the call
  await page.clock.pauseAt(now + 600_000);
}
