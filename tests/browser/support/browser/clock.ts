import type { Page } from 'playwright-core';

/**
 * Stops the page's clock: no timer fires until the test calls `page.clock.runFor` or `page.clock.resume`. Responses
 * still arrive.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // Playwright stops a clock only at a future time. Ten minutes are enough, because even a busy machine makes the call
  // sooner
  await page.clock.pauseAt(now + 600_000);
}
