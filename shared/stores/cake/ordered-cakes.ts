import { array, object, optional, picklist, string } from 'valibot';
import { database } from '../../kept/database/database.ts';
import { timeoutMs, withTimeout } from '../../kept/database/timeout.ts';
import { kept } from '../../kept/kept.ts';
import type { CakeElement, CakeStart } from '../../model/cake.ts';
import { flag, integer } from '../../model/values.ts';
import { cakeLayout } from '../../rules/cake/layout.ts';
import { designKey, forgetDesign, PackedCake, packCake, unpackCake } from './cake-designs.ts';
import { hashFile } from './hash-file.ts';

/** The product page's data for the cake creator. */
const Start = object({
  productId: string(),
  pieces: optional(string()),
  filling: optional(string()),
  quantity: integer,
  productOptions: array(object({ id: string(), value: string() })),
  customOptions: array(
    object({
      id: string(),
      type: picklist(['file', 'drop_down', 'field']),
      title: string(),
      isRequired: flag,
    }),
  ),
});

/** Ordered boxes by the SHA-256 hash of their picture, because a cart item contains only the picture of its box. */
const ordered = kept({
  name: 'ordered-cakes',
  where: database,
  schema: object({
    ...PackedCake.entries,
    start: Start,
    /** The idempotency key of the last confirmed addition to the cart; undefined before the first confirmation */
    addition: optional(string()),
    additions: optional(integer),
  }),
  owner: 'shopper',
});

/**
 * Stores a box, so that the shopper can edit it again from the cart. Call this function before sending the box, because
 * an unloading page does not receive the response. Never rejects: without a stored box, the cart shows no link to the
 * box.
 *
 * @param layoutFile the picture of the box
 * @see shop.md section 4, "Starting and leaving"
 */
export async function keepOrderedCake(
  layoutFile: Blob,
  start: CakeStart,
  elements: readonly CakeElement[],
): Promise<void> {
  const { productId, pieces, filling, quantity, productOptions, customOptions } = start;
  const page = { productId, pieces, filling, quantity, productOptions, customOptions };
  await withTimeout(timeoutMs, async () => {
    const key = await hashFile(layoutFile);
    await ordered.change(key, (stored) => ({
      value: {
        ...packCake(elements),
        start: page,
        addition: stored?.addition,
        additions: stored?.additions,
      },
    }));
  });
}

/**
 * The key of the box that a cart picture shows; undefined if the box is not stored on this device. Never rejects.
 *
 * @param url URL of the cart picture
 */
export function findOrderedCake(url: string, signal?: AbortSignal): Promise<string | undefined> {
  return find(url, signal).catch(() => undefined);
}

async function find(url: string, signal?: AbortSignal): Promise<string | undefined> {
  const { origin, href } = new URL(url, location.href);
  const known = await withTimeout(timeoutMs, () => ordered.names());
  if (origin !== location.origin || !known?.length) return undefined;
  const response = await fetch(href, signal && { signal });
  if (!response.ok) return undefined;
  const key = await hashFile(response);
  return known.includes(key) && (await recallOrderedCake(key)) ? key : undefined;
}

/**
 * Records that a box has been added to the cart, so that other tabs with the same box can detect a second order.
 * Deletes the draft of the box. Never rejects.
 *
 * @param sent the hash of the box's picture, and the idempotency key of the addition
 */
export async function settleOrderedCake(
  { productId, pieces, design = [] }: CakeStart,
  sent?: { picture: string; key: string },
): Promise<void> {
  await withTimeout(timeoutMs, async () => {
    if (sent)
      await ordered.change(sent.picture, (stored) => {
        if (!stored || stored.addition === sent.key) return undefined;
        return { value: { ...stored, addition: sent.key, additions: (stored.additions ?? 0) + 1 } };
      });
    await forgetDesign(designKey(productId, cakeLayout(pieces).name), design);
  });
}

/** The data for opening an ordered box in the cake creator; undefined if the box is not stored. Never rejects. */
export async function recallOrderedCake(key: string): Promise<CakeStart | undefined> {
  const stored = await withTimeout(timeoutMs, () => ordered.read(key));
  if (!stored) return undefined;
  const { pieces, filling } = stored.start;
  const design = unpackCake(stored, cakeLayout(pieces).slots.length);
  const reopened = { picture: key, addition: stored.addition, additions: stored.additions ?? 0 };
  return design && { ...stored.start, pieces, filling, design, reopened };
}
