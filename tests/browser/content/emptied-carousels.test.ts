import { fixtures } from '../../../fixtures/index.ts';
import { openTestPage } from '../support/browser/test-page.ts';
import { ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// The carousel library Embla throws when it measures a row without slides

const carousels = {
  'product-slider': ':scope > ul',
  'header-slider': ':scope > ul',
  testimonials: '.krume-testimonials > *',
} as const;

/** Nodes that a script outside Krume removes: the slides, their row, or all contents of the widget. */
const removals = ['slides', 'row', 'contents'] as const;

for (const [name, row] of Object.entries(carousels))
  for (const removed of removals)
    test(`if another script has removed the ${removed} of the widget ${name}, resizing the window throws no error`, async ({
      newUser,
    }) => {
      const { page, allow } = await newUser();
      // Without the slides, the content below moves up
      allow(/^layout shift/);
      const html = fixtures[name]?.[0]?.html ?? '';
      await openTestPage(page, html.replace(' data-widget=', ' data-widget-on="load" data-widget='));
      await ready(page, name);
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const place = page.locator(`[data-widget="${name}"]`);
      await place.evaluate(
        (host, { row, removed }) => {
          const list = host.querySelector(row);
          if (removed === 'contents') host.replaceChildren();
          else if (removed === 'row') list?.remove();
          else list?.replaceChildren();
        },
        { row, removed },
      );
      await page.setViewportSize({ width: 700, height: 800 });
      // Waits longer than the debounce before a carousel measures its slides again
      await page.waitForTimeout(600);
      await page.setViewportSize({ width: 1200, height: 800 });
      await page.waitForTimeout(600);
      await place.dispatchEvent('keydown', { key: 'ArrowRight' });
      for (const button of await place.locator('button').all()) await button.dispatchEvent('click');
      await place.evaluate((host) => host.remove());
      await page.waitForTimeout(100);
      expect(errors).toEqual([]);
    });
