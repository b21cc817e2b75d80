import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// The README and the decisions round figures of docs/figures.md

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

/** The cells of the first table row that begins with a text. */
function rowOf(name: string): string[] {
  const row = read('docs/figures.md')
    .split('\n')
    .find((line) => line.startsWith(`| ${name} |`));
  if (!row) throw Error(`docs/figures.md has no row "${name}"`);
  return row.split(' | ');
}

/** The number in a cell, rounded: '67.5 (52.8–92.7)' becomes 68. */
const rounded = (cell = '') => Math.round(Number.parseFloat(cell.replaceAll(',', '')));
const kilobytes = (cell = '') => Math.round(Number(cell.replaceAll(',', '')) / 1000);

test('the figures in the README equal the rounded figures in docs/figures.md', () => {
  const [dormant, mounted] = [rowOf('Krume, dormant'), rowOf('Krume, all mounted')];
  const [list, checkout] = [rowOf('product list'), rowOf('checkout, first step')];
  const click = rowOf('Hearts: time from a click on a dormant heart until the heart is pressed');
  const slowClick = rowOf(
    'Hearts: time from a click on a dormant heart until the heart is pressed, round trips of 150 ms',
  );
  const step = rowOf('Checkout: time from a press to the next step, processor 4× slower');
  const [, figures = ''] = read('README.md').split('## Figures\n\n');
  expect(
    figures
      .replaceAll('\n  ', ' ')
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .slice(0, 4),
  ).toEqual([
    `- With Brotli compression: ${kilobytes(mounted[7]?.replace(' |', ''))} kB of scripts until the first heart is live; ${kilobytes(list[2])} kB of scripts and styles on a product list page, and ${kilobytes(checkout[2])} kB in the first step of the checkout.`,
    `- The loader needs ${rounded(dormant[3])} ms and ${dormant[6]} kB of heap for 1,000 dormant hearts. Mounting 1,000 hearts takes ${rounded(mounted[3])} ms.`,
    `- The first click on a dormant heart is handled after ${rounded(click[2])} ms, or after ${rounded(slowClick[2])} ms on a connection with round trips of 150 ms.`,
    `- On a slow phone, the next step of the checkout appears ${rounded(step[2])} ms after the press.`,
  ]);
});

interface RoundedNumber {
  decision: '0004-page-sizes' | '0006-missed-goals';
  /** The goal in docs/figures.md, and its result */
  row: string;
  result: 'pass' | 'miss';
  /** Matches the number in the decision */
  number: RegExp;
  /** Share by which the number may differ from the measured value */
  tolerance: number;
}

const [visit, nextPage] = [
  'First visit',
  'Next page: time from the activation of the prerendered product page to the paint of its largest element',
];

const pageSizes: readonly Omit<RoundedNumber, 'decision' | 'tolerance'>[] = [
  {
    result: 'miss',
    row: `${visit} (product list): scripts and styles`,
    number: /it fetches ([\d.]+) kB\. A first/,
  },
  {
    result: 'miss',
    row: `${visit} (product): scripts and styles`,
    number: /it fetches ([\d.]+) kB\. The first/,
  },
  {
    result: 'miss',
    row: `${visit} (checkout, first step): scripts and styles`,
    number: /it fetches ([\d.]+) kB\. At/,
  },
  {
    result: 'pass',
    row: `${visit} (checkout, first step): number of scripts`,
    number: /checkout fetches ([\d.]+) scripts/,
  },
  {
    result: 'miss',
    row: `${visit} (checkout, first step): share of code that has not run`,
    number: /it is ([\d.]+) to/,
  },
  {
    result: 'miss',
    row: `${visit} (home): share of code that has not run`,
    number: /it is [\d.]+ to ([\d.]+) %/,
  },
];

const times: readonly Omit<RoundedNumber, 'decision' | 'tolerance'>[] = [
  {
    row: 'Hearts: time to mount all hearts, compared with checked Preact roots',
    result: 'miss',
    number: /hearts takes ([\d.]+) times as long/,
  },
  {
    row: 'Hearts: main thread time to mount all hearts, compared with Preact roots with the same heart',
    result: 'miss',
    number: /([\d.]+) times as much processor time as mounting/,
  },
  {
    row: 'Hearts: scripts that the first live heart needs',
    result: 'miss',
    number: /first live heart needs ([\d.]+) kB/,
  },
  {
    row: 'Branches: longest Krume task until list and map show all 500 branches, processor 4× slower',
    result: 'miss',
    number: /500 branches has a task of ([\d.]+) ms/,
  },
  {
    row: 'Branches: time from the first filter change to the next painted frame, with 500 branches and their map, processor 4× slower',
    result: 'pass',
    number: /The first change takes ([\d.]+) ms/,
  },
  {
    row: 'Branches: time from a later filter change to the next painted frame, with 500 branches and their map, processor 4× slower',
    result: 'miss',
    number: /a later filter change takes ([\d.]+) ms/,
  },
  {
    row: 'Cart: main thread time per line of a cart with 500 lines, in addition to the time without JavaScript, processor 4× slower',
    result: 'miss',
    number: /takes ([\d.]+) ms per line longer/,
  },
  {
    row: 'Events: longest time without a painted frame while 2,000 events are added, processor 4× slower',
    result: 'miss',
    number: /no frame is painted for ([\d.]+) ms/,
  },
  {
    row: `${nextPage}, with the transition of the demo`,
    result: 'miss',
    number: /product page is painted ([\d.]+) ms/,
  },
  {
    row: `${nextPage}, without a transition`,
    result: 'pass',
    number: /Without the transition, this time is ([\d.]+) ms/,
  },
];

test.for<RoundedNumber>([
  ...pageSizes.map((each) => ({
    ...each,
    decision: '0004-page-sizes' as const,
    tolerance: 0.03,
  })),
  // Between two runs, times differ more than sizes
  ...times.map((each) => ({ ...each, decision: '0006-missed-goals' as const, tolerance: 0.1 })),
])(
  'decision $decision states the number of the goal $row',
  ({ decision, row, result, number, tolerance }) => {
    const text = read(`docs/decisions/${decision}.md`).replaceAll(/\n */g, ' ');
    const [, , measured = '', shown] = rowOf(row);
    const recorded = Number.parseFloat(measured);
    const difference = Math.abs(Number(number.exec(text)?.[1]) - recorded) / recorded;
    // A decision rounds its numbers, and a small difference needs no new wording
    expect(difference, `instead of ${measured}`).toBeLessThan(tolerance);
    expect(shown).toBe(result);
  },
);
