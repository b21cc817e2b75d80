import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds wrong on the page as it stands, each with its places. */
async function violations(page: Page): Promise<string[]> {
  // With the browser's own timer: a test may have stopped the page's clock
  await page.evaluate(`((setTimeout) => { ${source} })(window.krumeTest.setTimeout)`);
  const results = await page.evaluate(async (): Promise<AxeResults> => {
    const { axe } = window as unknown as { axe: { run: () => Promise<AxeResults> } };
    return axe.run();
  });
  return results.violations.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** The page as it stands is accessible, as far as axe-core can tell. Waits for transitions to end. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
  expect(await violations(page), state).toEqual([]);
}
