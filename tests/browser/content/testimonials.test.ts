import type { Page } from 'playwright-core';
import { stopClock } from '../support/browser/clock.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { ready } from '../support/user/page-objects.ts';
import { swipe } from '../support/user/touch.ts';
import { expect, test } from '../test.ts';

// site.md sections 2.17 and 9: testimonials

/** Number of the quote at the start of the row, from 1, within `tolerance` pixels; undefined while the row moves. */
const quoteInView = (page: Page, tolerance = 1) =>
  page.locator('.krume-testimonials').evaluate((view, tolerance) => {
    const { left } = view.getBoundingClientRect();
    const quotes = [...view.querySelectorAll('li')];
    const place = quotes.findIndex(
      (voice) => Math.abs(voice.getBoundingClientRect().left - left - view.clientLeft) < tolerance,
    );
    return place < 0 ? undefined : place + 1;
  }, tolerance);

test('after a click on an arrow or dot, a key press or a swipe, another testimonial slides into view', async ({
  visit,
}) => {
  const { page } = await visit('/backstube', { size: 'phone' });
  await page.locator('[data-widget="testimonials"]').scrollIntoViewIfNeeded();
  await ready(page, 'testimonials');
  await expectAccessible(page, 'testimonials');
  await stopClock(page);
  await page.getByRole('button', { name: 'Vorherige Stimme' }).tap();
  await page.clock.runFor(800);
  expect(await quoteInView(page)).toBeUndefined();
  await page.clock.runFor(400);
  expect(await quoteInView(page)).toBe(5);
  await page.getByRole('button', { name: 'Nächste Stimme' }).tap();
  await page.clock.runFor(1200);
  expect(await quoteInView(page)).toBe(1);
  await page.getByRole('button', { name: 'Stimme 3 von 5' }).tap();
  await page.clock.runFor(1400);
  expect(await quoteInView(page)).toBe(3);
  await page.clock.resume();
  await swipe(page, '.krume-testimonials', -200);
  // Waits until the slide stops, because browsers do not select moving text
  await expect.poll(() => quoteInView(page, 0.01)).toBe(4);
  // Dragging with the mouse selects text
  const words = await page.locator('.krume-testimonials li:not([inert]) p').first().boundingBox();
  await page.mouse.move((words?.x ?? 0) + 200, (words?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move((words?.x ?? 0) + 10, (words?.y ?? 0) + 10, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3);
  expect(await quoteInView(page)).toBe(4);
  await page.locator('.krume-testimonials').press('ArrowLeft');
  await expect.poll(() => quoteInView(page)).toBe(3);
  expect(await page.locator('.krume-testimonials li:not([inert])').count()).toBe(1);
});
