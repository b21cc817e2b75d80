/**
 * A weight as the shop writes it, in grams: 0.25 kg is '250 g'.
 *
 * @returns undefined when there is no weight to show: missing, 0, or no number
 * @see shop.md section 2.2
 */
export function formatWeight(kilograms: number | undefined): string | undefined {
  if (kilograms === undefined || !Number.isFinite(kilograms) || kilograms <= 0) return undefined;
  // 0.29 * 1000 is 290.00000000000006 in binary.
  return `${Number((kilograms * 1000).toPrecision(12))} g`;
}
