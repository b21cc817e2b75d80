/** Settings of a property test: the same cases on every run and machine. */
export function seeded(numRuns: number): { seed: number; numRuns: number } {
  return { seed: 20261224, numRuns };
}
