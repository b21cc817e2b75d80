export interface QuantityLimits {
  /** The minimum order of the product; 1 by default */
  min?: number | undefined;
  max?: number | undefined;
}

/**
 * Parses the value of a number input as a whole number within the limits. Decimals are truncated, because the shop
 * sells whole pieces. If the minimum is greater than the maximum, the minimum applies.
 *
 * @returns undefined if the input is empty or not numeric
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

/**
 * The value of a number input plus or minus one. The result is the minimum if the value is not a number, or too small.
 */
export function stepQuantity(
  input: string,
  direction: 1 | -1,
  { min = 1, max }: QuantityLimits = {},
): number {
  const now = parseQuantity(input, { min: Number.MIN_SAFE_INTEGER }) ?? min - direction;
  return Math.max(min, Math.min(max ?? Number.MAX_SAFE_INTEGER, now + direction));
}
