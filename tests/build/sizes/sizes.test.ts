import { expect, test } from 'vitest';
import { fileSizeOf, growth, sharesOf, sizesOf } from '../../../.build/sizes/sizes.ts';
import { entry } from '../support/outputs.ts';

const heart = entry('heart-toggle.js', {
  brotli: 300,
  modules: { 'widgets/heart-toggle/index.ts': 100, 'widgets/heart-toggle/HeartToggle.tsx': 500 },
});

test('the size list divides the compressed bytes of a file among its modules, largest module first', () => {
  expect(sharesOf(heart)).toEqual([
    { module: 'widgets/heart-toggle/HeartToggle.tsx', share: 250 },
    { module: 'widgets/heart-toggle/index.ts', share: 50 },
  ]);
});

test('the size list contains files and their modules, sorted by name', () => {
  const empty = entry('empty.js', { brotli: 0 });
  expect(Object.entries(sizesOf([heart, empty, entry('every.css', { brotli: 70 })].map(fileSizeOf)))).toEqual(
    [
      ['every.css', 70],
      ['heart-toggle.js', 300],
      ['heart-toggle.js: widgets/heart-toggle/HeartToggle.tsx', 250],
      ['heart-toggle.js: widgets/heart-toggle/index.ts', 50],
    ],
  );
});

test('the list of modules that have grown is in descending order and includes new files', () => {
  const before = { 'a.js': 100, 'b.js': 100, 'c.js': 100, 'gone.js': 100 };
  const now = { 'a.js': 101, 'b.js': 99, 'c.js': 100, 'new.js': 40 };
  expect(growth(before, now)).toEqual(['new.js 0 → 40 (+40)', 'a.js 100 → 101 (+1)']);
});
