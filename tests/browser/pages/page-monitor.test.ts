import { stopClock } from '../support/browser/clock.ts';
import { holdRequests } from '../support/browser/intercept.ts';
import { reportEveryShift } from '../support/evidence/page-monitor.ts';
import { expect, test } from '../test.ts';

test('on a page with a stopped clock, the monitor reports a layout shift, unless the shift follows the response to a key press', async ({
  visit,
}) => {
  const { page, allow, issues, unexpectedIssues } = await visit('/');
  allow(/layout shift/);
  await stopClock(page);
  const release = await holdRequests(page, /\/rest\/cart\/\?slow$/);
  await page.evaluate(() => {
    const shift = () => {
      const box = document.createElement('div');
      box.style.blockSize = '200px';
      document.body.prepend(box);
    };
    addEventListener(
      'keydown',
      () =>
        void fetch('/rest/cart/?slow')
          .then((response) => response.text())
          .then(shift),
    );
    addEventListener('shift', shift);
  });
  await page.keyboard.press('a');
  // The browser itself excludes shifts within 500 ms after a press, and the monitor those within 1500 ms
  await new Promise((resolve) => setTimeout(resolve, 2000));
  release();
  await page.locator('body > div:first-child').waitFor();
  await unexpectedIssues();
  expect(issues).toEqual([]);

  await reportEveryShift(page);
  await page.evaluate(() => void dispatchEvent(new Event('shift')));
  await unexpectedIssues();
  expect(issues).toEqual([expect.stringContaining('layout shift')]);
});
