import type { Product } from '../../../fixtures/shop/product.ts';

/**
 * The current or next period in which a seasonal product is unavailable, as ISO dates; both days are included.
 *
 * @param now milliseconds since 1970
 * @see shop.md section 3, "CartItem": blockedFrom and blockedUntil
 */
export function nextPause(pause: Product['pause'], now: number): { from: string; until: string } | undefined {
  if (!pause) return undefined;
  const today = new Date(now).toISOString().slice(0, 10);
  const year = Number(today.slice(0, 4));
  const overNewYear = pause.until < pause.from ? 1 : 0;
  for (const start of [year - 1, year, year + 1]) {
    const until = `${start + overNewYear}-${pause.until}`;
    if (until >= today) return { from: `${start}-${pause.from}`, until };
  }
  return undefined;
}
