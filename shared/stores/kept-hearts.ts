import { type InferOutput, object, safeParse } from 'valibot';
import { integer } from '../model/attributes.ts';
import { customSchema } from '../model/custom-schema.ts';
import { maybe } from '../model/values.ts';
import { recall, remember } from './storage.ts';

const Kept = object({
  count: maybe(integer),
  hearts: customSchema('hearts by product', (raw): Record<string, boolean> | undefined =>
    raw && Object.values(raw).every((on) => typeof on === 'boolean') ? { ...raw } : undefined,
  ),
});

/** Keeps a change for pages that the shopper goes back to. */
export function keepHeart(productId: string, on: boolean, count: number | undefined): void {
  remember('wishlist', { count, hearts: { ...recallHearts(0)?.hearts, [productId]: on } });
}

/** What was kept since a moment (milliseconds since 1970). */
export function recallHearts(since: number): InferOutput<typeof Kept> | undefined {
  const kept = recall('wishlist');
  const known = safeParse(Kept, kept?.value);
  return known.success && kept && kept.at >= since ? known.output : undefined;
}
