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
  // To update the figures: npm run bench -- --pages --write --earlier=…, see docs/figures.md
  expect(differences).toEqual([]);
});

test.for([
  { row: 'Krume, dormant', widget: undefined },
  { row: 'Krume, dormant until visible', widget: 'heart-toggle' },
  { row: 'Krume, all mounted', widget: 'heart-toggle' },
  { row: 'Krume | this build', widget: 'heart-toggle' },
])(
  'docs/figures.md lists the current number of bytes of scripts in the row $row',
  ({ row, widget }, { run }) => {
    const { entry, widgets } = JSON.parse(readFileSync(join(run.dist, 'manifest.json'), 'utf8'));
    const loaded: { brotli: number }[] = widget ? [entry, ...widgets[widget].files] : [entry];
    const built = loaded.reduce((sum, { brotli }) => sum + brotli, 0);
    const recorded = lastNumberOf(row);
    // To update the figures: npm run bench -- --hearts --write
    expect(deviation(recorded, built), `${recorded} bytes instead of ${built}`).toBeLessThan(allowed);
  },
);

/** The number in the last cell of the first row of docs/figures.md that begins with a name. */
function lastNumberOf(row: string): number {
  const figures = readFileSync(join(import.meta.dirname, '../../../docs/figures.md'), 'utf8');
  const line = figures.split('\n').find((each) => each.startsWith(`| ${row} |`));
  return Number(line?.split(' | ').at(-1)?.replaceAll(/[,| ]/g, ''));
}
