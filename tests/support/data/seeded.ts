/** Settings of a property test, with a fixed seed: every run on every machine has the same cases. */
export function seeded(numRuns: number): { seed: number; numRuns: number } {
  return { seed: 20261224, numRuns };
}

/** Settings of a property test of damaged pages. DAMAGED_PAGES overrides the number of pages, DAMAGED_SEED the seed. */
export function damageRuns(pages: number) {
  const { DAMAGED_PAGES, DAMAGED_SEED } = process.env;
  const { seed, numRuns } = seeded(Number(DAMAGED_PAGES ?? pages));
  return { seed: Number(DAMAGED_SEED ?? seed), numRuns };
}
