export interface QuantityLimits {
  /** The product's minimum order; 1 by default */
  min?: number | undefined;
  max?: number | undefined;
}

/**
 * Reads what stands in a number input: a whole number within its limits. Decimals are cut off, for nobody
 * can buy half a loaf; where the limits contradict each other, the minimum counts.
 *
 * @returns undefined, no value, when the input is empty or not numeric
 * @see shop.md section 5, "Number input"
 */
export function parseQuantity(
  input: string | number | undefined,
  { min = 1, max = Number.MAX_SAFE_INTEGER }: QuantityLimits = {},
): number | undefined {
  const text = String(input ?? '').trim();
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text)) return undefined;
  return Math.max(min, Math.min(max, Math.trunc(Number(text))));
}

/** One more or one less than what stands in a number input; the minimum where that is no number, or too small. */
export function stepQuantity(
  input: string,
  direction: 1 | -1,
  { min = 1, max }: QuantityLimits = {},
): number {
  const now = parseQuantity(input, { min: Number.MIN_SAFE_INTEGER }) ?? min - direction;
  return Math.max(min, Math.min(max ?? Number.MAX_SAFE_INTEGER, now + direction));
}
