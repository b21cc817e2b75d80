import { object, optional } from 'valibot';
import { kept } from '../../kept/kept.ts';
import { customSchema } from '../../model/custom-schema.ts';
import { integer } from '../../model/values.ts';

/** Hearts that have changed since pages were printed, for pages that the shopper goes back to. */
const snapshot = kept({
  name: 'wishlist',
  where: 'device',
  schema: object({
    count: optional(integer),
    hearts: customSchema('hearts by product', (raw): Record<string, boolean> | undefined =>
      raw && Object.values(raw).every((on) => typeof on === 'boolean') ? { ...raw } : undefined,
    ),
  }),
  owner: 'shopper',
});

/** Where nothing can be kept, hearts stay as the page has printed them. */
export function keepHeart(productId: string, on: boolean, count: number | undefined): void {
  snapshot.write({ count, hearts: { ...recallHearts(0)?.hearts, [productId]: on } });
}

/** What was kept since a moment (milliseconds since 1970). */
export const recallHearts = (since: number) => snapshot.read(since);
