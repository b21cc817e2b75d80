import { expect, test } from 'vitest';
import budgets from '../../../.build/budgets.json';
import { exceeded, fileSizesOf, sizeLines } from '../../../.build/sizes/page-sizes.ts';
import { bundleOf, entry } from '../support/outputs.ts';

/** The current budget of the home page, so that changing the budget does not break this test. */
const { bytes: limit, scripts } = budgets.home;

/** A home page with a frame file of 100 bytes and a core file of all other bytes. */
const home = (bytes: number, more: readonly string[] = []) => {
  const sizes = fileSizesOf(
    bundleOf(
      entry('frame.js', { brotli: 100 }),
      entry('core.js', {
        brotli: bytes - 100,
        modules: { 'shared/stores/cart/cart.ts': 3, 'shared/api/cart.ts': 1 },
      }),
      ...more.map((name) => entry(name, { brotli: 0 })),
    ),
  );
  return { sizes, page: { name: 'home', files: ['frame.js', 'core.js', ...more] } };
};

/** The sizes from the last build. */
const recorded = {
  'frame.js': 100,
  'core.js': 12_000,
  'core.js: shared/stores/cart/cart.ts': 8_000,
  // The recorded size exceeds the current size, so this module counts as not grown
  'core.js: shared/api/cart.ts': 30_000,
};

test('the size check reports no finding for a page within its budget', () => {
  const { page, sizes } = home(limit);
  expect(exceeded(page, sizes, recorded)).toEqual([]);
});

test('if a page exceeds its budget, the finding lists the files and modules that have grown', () => {
  const core = Math.ceil((limit + 1) / 4) * 4;
  const { page, sizes } = home(core + 100);
  const store = core * 0.75;
  expect(exceeded(page, sizes, recorded)).toEqual([
    `home: ${core + 100} bytes, ${limit} allowed. Grown since .build/sizes.json was recorded:`,
    `core.js 12000 → ${core} (+${core - 12_000})`,
    `core.js: shared/stores/cart/cart.ts 8000 → ${store} (+${store - 8_000})`,
  ]);
});

test('if a page loads too many scripts, the finding lists the scripts', () => {
  const more = Array.from({ length: scripts - 1 }, (_, index) => `${index}.js`);
  const { page, sizes } = home(limit, more);
  expect(exceeded(page, sizes, recorded)).toEqual([
    `home: ${scripts + 1} scripts, ${scripts} allowed`,
    'frame.js',
    'core.js',
    ...more,
  ]);
});

test('the size check reports a page that loads a file of another build', () => {
  const { page, sizes } = home(limit);
  expect(exceeded({ ...page, files: ['core.js', 'old.js'] }, sizes, recorded)).toEqual([
    'home: old.js is not of this build',
  ]);
});

test('the size check reports a page that has no size budget', () => {
  const { page, sizes } = home(limit);
  expect(exceeded({ ...page, name: 'jobs' }, sizes, recorded)).toEqual([
    '.build/budgets.json has no budget for «jobs»',
  ]);
});

test('the listed sizes of files and modules add up to the page size', () => {
  const { page, sizes } = home(1_101);
  expect(sizeLines(page, sizes)).toEqual([
    '   1101  HOME, 2 scripts',
    '   1001  core.js',
    '    751      shared/stores/cart/cart.ts',
    '    250      shared/api/cart.ts',
    '      0      imports, exports, rounding',
    '    100  frame.js',
    '    100      imports, exports, rounding',
  ]);
});
