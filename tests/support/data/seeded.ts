/** Settings of a property test with a fixed seed, so that every run on every machine has the same cases. */
export function seeded(numRuns: number): { seed: number; numRuns: number } {
  return { seed: 20261224, numRuns };
}

/**
 * Settings of a property test of damaged pages. The environment variables DAMAGED_PAGES and DAMAGED_SEED override the
 * number of pages and the seed.
 */
export function damageRuns(pages: number) {
  const { DAMAGED_PAGES, DAMAGED_SEED } = process.env;
  const { seed, numRuns } = seeded(Number(DAMAGED_PAGES ?? pages));
  return { seed: Number(DAMAGED_SEED ?? seed), numRuns };
}
