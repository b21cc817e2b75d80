import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// The README rounds figures of docs/figures.md

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
  expect(figures.replaceAll('\n  ', ' ').split('\n').slice(0, 4)).toEqual([
    `- Scripts and styles with Brotli compression: ${kilobytes(mounted[7]?.replace(' |', ''))} kB until the first heart is live, ${kilobytes(list[2])} kB on a product list page, ${kilobytes(checkout[2])} kB in the first step of the checkout.`,
    `- The loader needs ${rounded(dormant[3])} ms and ${dormant[6]} kB of heap for 1,000 dormant hearts. Mounting 1,000 hearts takes ${rounded(mounted[3])} ms.`,
    `- The first click on a dormant heart is handled after ${rounded(click[2])} ms, or after ${rounded(slowClick[2])} ms on a connection with round trips of 150 ms.`,
    `- On a slow phone, the next step of the checkout appears ${rounded(step[2])} ms after the press.`,
  ]);
});
