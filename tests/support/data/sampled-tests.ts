import { test } from 'vitest';
import { damageRuns } from './seeded.ts';

// Tests of every combination. `npm test` runs only a sample of the combinations. The remaining tests have the tag
// `exhaustive`: `npm run test:unit` excludes them, `npm run test:all` includes them

const tags = ['exhaustive'];

type Declare<Args extends readonly unknown[]> = (
  title: string,
  run: (...args: Args) => void | Promise<void>,
  timeout?: number,
) => void;

/**
 * Like `test.each`, with every nth case in the sample.
 *
 * @param first index of the first case in the sample, so that the rows of a table sample different columns
 */
export function sampledEach<T extends readonly unknown[]>(
  cases: readonly T[],
  every: number,
  first?: number,
): Declare<T>;
export function sampledEach<T>(cases: readonly T[], every: number, first?: number): Declare<[T]>;
export function sampledEach(cases: readonly unknown[], every: number, first = 0): Declare<unknown[]> {
  const isInSample = (_: unknown, index: number) => (index + first) % every === 0;
  return (title, run, timeout) => {
    const options = timeout ? { timeout } : {};
    test.each(cases.filter(isInSample))(title, options, run);
    test.each(cases.filter((each, index) => !isInSample(each, index)))(title, { ...options, tags }, run);
  };
}

interface Runs extends ReturnType<typeof damageRuns> {
  isSample: boolean;
}

/** A property test whose sample is a tenth of the runs, with the same seed. */
export function sampledRuns(runs: number): Declare<[Runs]> {
  const all = { ...damageRuns(runs), isSample: false };
  const sample = { ...all, numRuns: Math.ceil(all.numRuns / 10), isSample: true };
  return (title, run, timeout = 600_000) => {
    test(`${title} (sample)`, { timeout }, () => run(sample));
    test(title, { timeout, tags }, () => run(all));
  };
}
