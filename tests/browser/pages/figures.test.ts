import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFileSizes, weigh } from '../../../.build/sizes/page-sizes.ts';
import results from '../../bench/results/results.json';
import { loadPage } from '../support/evidence/page-files.ts';
import { expect, test } from '../test.ts';

// docs/figures.md contains the recorded results, and the README rounds them

/** Relative difference from the current build. A small difference needs no new measurement. */
const deviation = (recorded: number, built: number) => Math.abs(recorded - built) / built;
const allowed = 0.02;

test('docs/figures.md lists the current number of bytes and scripts of each page', {
  tags: ['server'],
}, async ({ newUser, run }) => {
  expect(results.pages.list.length).toBeGreaterThan(3);
  const sizes = readFileSizes(run.dist);
  const differences: string[] = [];
  for (const { name, bytes, scripts } of results.pages.list) {
    const user = await newUser({ size: 'phone', isAsked: true, pages: 'own' });
    const built = weigh(await loadPage(name, user), sizes);
    if (deviation(bytes, built.bytes) > allowed || scripts !== built.scripts)
      differences.push(
        `${name}: ${bytes} bytes and ${scripts} scripts instead of ${built.bytes} and ${built.scripts}`,
      );
  }
  // To update the figures: npm run bench -- --pages --write
  expect(differences).toEqual([]);
});

test('docs/figures.md lists the current number of bytes that load until the first wishlist button is mounted', ({
  run,
}) => {
  const { entry, widgets } = JSON.parse(readFileSync(join(run.dist, 'manifest.json'), 'utf8'));
  const files: { brotli: number }[] = [entry, ...widgets['heart-toggle'].files];
  const built = files.reduce((sum, { brotli }) => sum + brotli, 0);
  const recorded = results.contenders.find(({ name }) => name === 'Krume, all mounted')?.brotli ?? 0;
  // To update the figures: npm run bench -- --hearts --write
  expect(deviation(recorded, built), `${recorded} bytes instead of ${built}`).toBeLessThan(allowed);
});
