import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// The README rounds figures of docs/figures.md.

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

/** The cells of the first table row that begins with this text. */
function rowOf(name: string): string[] {
  const row = read('docs/figures.md')
    .split('\n')
    .find((line) => line.startsWith(`| ${name} |`));
  if (!row) throw Error(`docs/figures.md has no row "${name}"`);
  return row.split(' | ');
}

/** A cell as a whole number: '67.5 (52.8–92.7)' is 68. */
const rounded = (cell = '') => Math.round(Number.parseFloat(cell.replaceAll(',', '')));
const kilobytes = (cell = '') => Math.round(Number(cell.replaceAll(',', '')) / 1000);

test('the figures of the README equal those of docs/figures.md', () => {
  const [dormant, mounted] = [rowOf('Krume, dormant'), rowOf('Krume, all mounted')];
  const [list, checkout] = [rowOf('product list'), rowOf('checkout, first step')];
  const click = rowOf('First click handled');
  const slowClick = rowOf('First click handled, round trips of 150 ms');
  const step = rowOf('Checkout, from a press to the next step, processor 4× slower');
  const [, figures = ''] = read('README.md').split('## Figures\n\n');
  expect(figures.split('\n').slice(0, 4)).toEqual([
    `- Brotli bytes of scripts and styles: first live heart ${kilobytes(mounted[7]?.replace(' |', ''))} kB, product list page ${kilobytes(list[2])} kB, first step of the checkout ${kilobytes(checkout[2])} kB.`,
    `- 1,000 dormant hearts: ${rounded(dormant[3])} ms and ${dormant[6]} kB of heap. 1,000 mounted hearts: ${rounded(mounted[3])} ms.`,
    `- First click on a dormant heart: handled after ${rounded(click[2])} ms, or after ${rounded(slowClick[2])} ms on a connection with round trips of 150 ms.`,
    `- Checkout, from a press to the next step on a slow phone: ${rounded(step[2])} ms.`,
  ]);
});
