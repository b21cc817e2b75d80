/** An amount as whole Rappen, in which sums are exact: 0.1 + 0.2 francs are 30 Rappen. */
export function toRappen(francs: number): number {
  return Math.round(francs * 100);
}

/** Whole Rappen as CHF with at most two decimals. */
export function toFrancs(rappen: number): number {
  return rappen / 100;
}
