import { array, object, optional, picklist, string } from 'valibot';
import { keptIn } from '../../kept/database.ts';
import { timeoutMs, within } from '../../kept/timeout.ts';
import type { CakeElement, CakeStart } from '../../model/cake.ts';
import { flag, integer } from '../../model/values.ts';
import { cakeLayout } from '../../rules/cake/layout.ts';
import { designKey, forgetDesign, PackedCake, packCake, unpackCake } from './cake-designs.ts';

/** What the product page had handed over. */
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

/** Boxes that were ordered, by the SHA-256 of their picture. */
const ordered = keptIn(
  'ordered-cakes',
  object({
    ...PackedCake.entries,
    start: Start,
    /** The key of the last addition to the cart that was confirmed; missing until there is one */
    addition: optional(string()),
    /** How many additions were confirmed */
    additions: optional(integer),
  }),
);

/** A file's SHA-256, by which a box is known again: the cart has its picture, and no other trace of it. */
export async function hashFile(file: Blob | Response): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Keeps a box as it is ordered. Before the call: a page that is left does not hear the answer. Never rejects: where
 * nothing can be kept, the cart has no way back to the box.
 *
 * @param layoutFile what goes to the shop as the picture of the box
 * @see shop.md section 4, "Starting and leaving"
 */
export async function keepOrderedCake(
  layoutFile: Blob,
  start: CakeStart,
  elements: readonly CakeElement[],
): Promise<void> {
  const { productId, pieces, filling, quantity, productOptions, customOptions } = start;
  const page = { productId, pieces, filling, quantity, productOptions, customOptions };
  await within(timeoutMs, async () => {
    const key = await hashFile(layoutFile);
    await ordered.change(key, (kept) => ({
      value: {
        ...packCake(elements),
        start: page,
        addition: kept?.addition,
        additions: kept?.additions,
      },
    }));
  });
}

/**
 * The key of the box that a picture in the cart shows; undefined where this device does not know it. Never rejects.
 *
 * @param address of the picture of the box, as the cart has it
 */
export function findOrderedCake(address: string, signal?: AbortSignal): Promise<string | undefined> {
  return find(address, signal).catch(() => undefined);
}

async function find(address: string, signal?: AbortSignal): Promise<string | undefined> {
  const { origin, href } = new URL(address, location.href);
  const known = await within(timeoutMs, () => ordered.names());
  if (origin !== location.origin || !known?.length) return undefined;
  const answer = await fetch(href, signal && { signal });
  if (!answer.ok) return undefined;
  const key = await hashFile(answer);
  return known.includes(key) && (await recallOrderedCake(key)) ? key : undefined;
}

/**
 * A box has become an item of the cart: its design is no longer kept to be gone on with, and a tab that shows the same box,
 * opened from the cart, finds out that it was ordered once more. Never rejects.
 *
 * @param sent the box's picture, and the key of its addition
 */
export async function settleOrderedCake(
  { productId, pieces, design = [] }: CakeStart,
  sent?: { picture: string; key: string },
): Promise<void> {
  await within(timeoutMs, async () => {
    if (sent)
      await ordered.change(sent.picture, (kept) => {
        if (!kept || kept.addition === sent.key) return undefined;
        return { value: { ...kept, addition: sent.key, additions: (kept.additions ?? 0) + 1 } };
      });
    await forgetDesign(designKey(productId, cakeLayout(pieces).name), design);
  });
}

/** What the creator begins with to show a box that was ordered; undefined when it is not known. Never rejects. */
export async function recallOrderedCake(key: string): Promise<CakeStart | undefined> {
  const kept = await within(timeoutMs, () => ordered.read(key));
  if (!kept) return undefined;
  const { pieces, filling } = kept.start;
  const design = unpackCake(kept, cakeLayout(pieces).slots.length);
  const reopened = { picture: key, addition: kept.addition, additions: kept.additions ?? 0 };
  return design && { ...kept.start, pieces, filling, design, reopened };
}
