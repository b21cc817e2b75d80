import { beforeEach, expect, test, vi } from 'vitest';
import { groups, kinds } from '../../.build/budgets.json';
import { checkBudgets, printSizes } from '../../.build/page-sizes.ts';
import { bundleOf, entry } from './support/outputs.ts';

/** All files named in a budget. */
const names = new Set([...Object.values(groups), ...Object.values(kinds).map(({ of }) => of)].flat());
for (const name of ['heart-toggle.js', ...Object.keys(groups)]) names.delete(name);

/** A bundle in which the first heart's code is as large as the core that it imports. */
const bundle = (coreBytes: number) =>
  bundleOf(
    ...[...names].map((name) => entry(name)),
    entry('heart-toggle.js', { brotli: 100, imports: ['core.js'] }),
    entry('core.js', {
      brotli: coreBytes,
      modules: { 'shared/stores/cart/cart.ts': 3, 'shared/api/cart.ts': 1 },
    }),
  );

/** The sizes when they were recorded. */
const recorded = {
  'heart-toggle.js': 100,
  'core.js': 12_000,
  'core.js: shared/stores/cart/cart.ts': 8_000,
  // More than its current quarter: it has not grown
  'core.js: shared/api/cart.ts': 9_000,
};

let table: unknown;
let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'table').mockImplementation((rows) => {
    table = rows;
  });
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
});

/** The budget of a first heart, computed so that a changed budget does not affect this test. */
function heartLimit(): number {
  checkBudgets(bundle(0), 17, recorded);
  const rows = table as { 'first heart': { budget: number } };
  return rows['first heart'].budget;
}

test('within its budgets, prints only the sizes of a bundle', () => {
  const limit = heartLimit();
  expect(checkBudgets(bundle(limit - 100), 17, recorded)).toBe(true);
  expect(table).toMatchObject({ 'first heart': { 'brotli bytes': limit, '': 'ok' } });
  expect(lines).toEqual([]);
});

test('over a budget, names the files and modules of that page that have grown', () => {
  const limit = heartLimit();
  // A multiple of four
  const core = Math.ceil((limit + 400) / 4) * 4;
  const store = core * 0.75;
  const over = core + 100 - limit;
  expect(checkBudgets(bundle(core), 17, recorded)).toBe(false);
  expect(table).toMatchObject({
    'first heart': { '': `OVER by ${over}` },
    'product list page after idle': { '': 'ok' },
  });
  expect(lines).toEqual([
    `\nfirst heart is ${over} bytes over its budget. Grown since .build/sizes.json was recorded:`,
    `  core.js 12000 → ${core} (+${core - 12_000})`,
    `  core.js: shared/stores/cart/cart.ts 8000 → ${store} (+${store - 8_000})`,
  ]);
});

test("each widget adds twenty bytes to the loader's budget", () => {
  checkBudgets(bundle(0), 42, recorded);
  expect(table).toMatchObject({ loader: { budget: 2_400 + 42 * 20 } });
});

test("the sizes of a page's modules add up, including bytes outside modules", () => {
  printSizes(bundle(1_001), 17);
  const of = (line: string) => lines.findIndex((each) => each.endsWith(line));
  const heart = lines.slice(of('FIRST HEART'), of('PRODUCT LIST PAGE AFTER IDLE'));
  expect(heart).toEqual([
    '   1101  FIRST HEART',
    '   1001  core.js',
    '    751      shared/stores/cart/cart.ts',
    '    250      shared/api/cart.ts',
    '      0      imports, exports, rounding',
    '    100  heart-toggle.js',
    '    100      imports, exports, rounding',
  ]);
});
