/** Settings of a property test: the same cases on every run and machine. */
export function seeded(numRuns: number): { seed: number; numRuns: number } {
  return { seed: 20261224, numRuns };
}

/** The number of pages per run, or DAMAGED_PAGES; DAMAGED_SEED sets the seed. */
export function damageRuns(pages: number) {
  const { DAMAGED_PAGES, DAMAGED_SEED } = process.env;
  const { seed, numRuns } = seeded(Number(DAMAGED_PAGES ?? pages));
  return { seed: Number(DAMAGED_SEED ?? seed), numRuns };
}
