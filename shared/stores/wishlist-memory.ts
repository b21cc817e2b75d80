import { boolean, type InferOutput, number, object, optional, record, safeParse, string } from 'valibot';
import { recall, remember } from './storage.ts';

const Kept = object({ count: optional(number()), hearts: record(string(), boolean()) });

/** Keeps a change for pages that wait in the back/forward cache. */
export function keepHeart(productId: string, on: boolean, count: number | undefined): void {
  remember('wishlist', { count, hearts: { ...recallHearts(0)?.hearts, [productId]: on } });
}

/** What was kept since a moment (milliseconds since 1970). */
export function recallHearts(since: number): InferOutput<typeof Kept> | undefined {
  const kept = recall('wishlist');
  const known = safeParse(Kept, kept?.value);
  return known.success && kept && kept.at >= since ? known.output : undefined;
}
