import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { randomOrder } from './bench/random-order.ts';
import { benchOf, withBench } from './bench/results/figures-page.ts';
import { goals } from './bench/results/goals.ts';
import { Results } from './bench/results/results.ts';
import { renderTable } from './bench/results/table.ts';
import { contenders } from './bench/scenarios/contenders.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const results = parse(Results, JSON.parse(read('bench/results/results.json')));

describe('docs/figures.md', () => {
  const shown = benchOf(read('../docs/figures.md'));

  test('the table contains the latest measurements', () => {
    expect(shown).toBe(renderTable(results));
  });

  test('the stored measurements list the compared implementations in the order of the bench', () => {
    expect(results.contenders.map(({ name }) => name)).toEqual(contenders.map(({ name }) => name));
  });

  test('the table shows for each goal whether the measurement meets the goal', () => {
    const slow = { ...results, firstClick: [51] };
    const fast = { ...results, firstClick: [50] };
    expect(renderTable(slow)).toContain(
      '| Hearts: time from a click on a dormant heart until the heart is pressed | 50 ms | 51.0 ms | miss |',
    );
    expect(renderTable(fast)).toContain(
      '| Hearts: time from a click on a dormant heart until the heart is pressed | 50 ms | 50.0 ms | pass |',
    );
  });

  test('the heap goal applies to 1,000 hearts, even if the bench measured another number of hearts', () => {
    const [heap] = goals({ ...results, hearts: results.hearts * 2 }).filter(({ unit }) => unit === ' kB');
    const [before] = goals(results).filter(({ unit }) => unit === ' kB');
    expect(heap?.measured).toBeCloseTo((before?.measured ?? 0) / 2);
  });

  test('the elapsed time is compared with checked Preact roots, and the CPU time is compared with plain Preact roots', () => {
    const times: Record<string, { later: number[]; busy: number[] }> = {
      "Preact roots with Krume's heart": { later: [10], busy: [50] },
      'Checked Preact roots': { later: [20], busy: [60] },
      'Krume, all mounted': { later: [22], busy: [75] },
    };
    const timed = results.contenders.map((contender) => ({ ...contender, ...times[contender.name] }));
    const mounted = goals({ ...results, contenders: timed }).filter(({ what }) =>
      what.includes('to mount all hearts'),
    );
    expect(mounted.map(({ measured, limit }) => [measured, limit])).toEqual([
      [1.1, 1.15],
      [1.5, 2],
    ]);
  });

  test('the goal for the cart divides the time that JavaScript adds by the number of lines', () => {
    const { date, load, cores } = results.checkout;
    const cart = { date, load, cores, lines: 500, scripted: [2400], plain: [900] };
    const [line] = goals({ ...results, cart }).filter(({ what }) => what.startsWith('Cart:'));
    expect(line).toMatchObject({ limit: 2, measured: 3 });
  });

  test('writing the bench results into a document replaces only the text between the bench markers', () => {
    const before = '# Krume\n<!-- bench -->\nold\n<!-- /bench -->\nMore.';
    expect(withBench(before, 'new')).toBe('# Krume\n<!-- bench -->\nnew\n<!-- /bench -->\nMore.');
  });

  test('if a document has no bench markers, writing the bench results throws an error that names the markers', () => {
    expect(() => withBench('# Krume', 'new')).toThrow('put <!-- bench --> and <!-- /bench -->');
  });
});

describe('the order of the libraries in a bench round', () => {
  const list = Array.from({ length: 12 }, (_, index) => index);

  test('each round measures each library once', () => {
    expect(randomOrder(7)(list).sort((a, b) => a - b)).toEqual(list);
  });

  test('the order depends on the seed and the round number', () => {
    const [one, other] = [randomOrder(7), randomOrder(7)];
    const first = one(list);
    expect(other(list)).toEqual(first);
    expect(one(list)).not.toEqual(first);
  });
});
