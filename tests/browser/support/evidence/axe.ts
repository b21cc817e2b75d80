import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mistakes } from '../../../support/page/axe.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs axe-core on the page or a part of it after all transitions have ended. */
async function run(page: Page, context: string, options: RunOptions = {}): Promise<AxeResults> {
  // The script has half a megabyte, so each document gets it only once. It uses the browser's own timer, because a test
  // may have stopped the page's clock
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(`((setTimeout) => { ${source} })(window.krumeTest.setTimeout)`);
  await transitionsEnd(page);
  return page.evaluate(
    async ([part, how]): Promise<AxeResults> => {
      const { axe } = window as unknown as { axe: { run: typeof import('axe-core').run } };
      // Without `preload`, because no active rule needs the text of style sheets
      return axe.run(part, { ...how, preload: false });
    },
    [context, options] as const,
  );
}

/** Expects that axe-core finds no violation on the current page. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // Reports only violations, because passing rules would make up most of the result
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Off by default in axe, but labels and links reach only the first element with a duplicate id
    rules: { 'duplicate-id': { enabled: true } },
  };
  expect(mistakes(await run(page, 'html', options)), state).toEqual([]);
}

/**
 * Expects a contrast of 4.5:1 between text and background, and of 3:1 for large text.
 *
 * @param except runs in the page; returns true for an element to skip
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

/**
 * Maximum length of a transition in milliseconds. A longer animation, such as the progress of a slide, is a timer, and
 * the check does not wait for its end.
 */
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
