import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mistakes } from '../../../support/page/axe.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core says of the page as it stands, or of a part of it. Waits for transitions to end. */
async function run(page: Page, context: string, options: RunOptions = {}): Promise<AxeResults> {
  // Half a megabyte, which a document needs once. With the browser's own timer: a test may have stopped the page's clock
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(`((setTimeout) => { ${source} })(window.krumeTest.setTimeout)`);
  await transitionsEnd(page);
  return page.evaluate(
    async ([part, how]): Promise<AxeResults> => {
      const { axe } = window as unknown as { axe: { run: typeof import('axe-core').run } };
      // No rule that runs here reads the stylesheets' text: they need not be fetched again
      return axe.run(part, { ...how, preload: false });
    },
    [context, options] as const,
  );
}

/** The page as it stands is accessible, as far as axe-core can tell. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // What passes is most of an answer, and told to nobody
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Off by itself: labels and links find only the first of two
    rules: { 'duplicate-id': { enabled: true } },
  };
  expect(mistakes(await run(page, 'html', options)), state).toEqual([]);
}

/**
 * Text and ground of a part of the page differ by 4.5:1, that of large text by 3:1.
 *
 * @param except runs in the page, and says what is somebody else's matter
 */
export async function expectContrast(
  page: Page,
  part: string,
  state: string,
  except: (element: Element) => boolean = () => false,
): Promise<void> {
  const results = await run(page, part, { runOnly: 'color-contrast' });
  const low: string[] = [];
  for (const { html, any, target } of results.violations.flatMap(({ nodes }) => nodes)) {
    const isExcepted = await page.locator(target.join(' ')).first().evaluate(except);
    if (!isExcepted) low.push(`${any[0]?.message} ${html}`);
  }
  expect(low, state).toEqual([]);
  expect(results.passes.flatMap(({ nodes }) => nodes).length, `${state}: places measured`).toBeGreaterThan(1);
}

/** Milliseconds: what takes longer tells of time that passes, as a slide's progress does, and moves nothing into place. */
const longestTransition = 2000;

async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(
    (longest) =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= longest)
          .map(({ finished }) => finished),
      ),
    longestTransition,
  );
}
