import { atom, type ReadableAtom } from 'nanostores';
import type { Cart } from '../../shared/model/cart.ts';
import { onAbort } from '../../shared/page/on-abort.ts';
import { orderedCakeUrl } from '../../shared/rules/cake/ordered-cake-url.ts';
import { boxPicture } from '../../shared/rules/files/cart-files.ts';
import { lazyPart } from '../../shared/ui/widget.ts';

const loadOrdered = lazyPart(() => import('../../shared/ui/cake/ordered-cakes.ts'));

/** URLs of pages that edit a box of cakes, by cart item id. */
export type Designs = ReadableAtom<Readonly<Record<string, string>>>;

/**
 * Finds the boxes of cakes whose design is stored on this device. Errors are ignored: the cart works without
 * the links to the designs.
 *
 * @see shop.md section 4, "Starting and leaving"
 */
export function followDesigns($shown: ReadableAtom<Pick<Cart, 'items'>>, signal: AbortSignal): Designs {
  const $designs = atom<Record<string, string>>({});
  const requested = new Set<string>();
  async function find(itemId: string, slug: string, picture: string): Promise<void> {
    const { findOrderedCake } = await loadOrdered();
    const key = await findOrderedCake(picture, signal);
    if (key) $designs.set({ ...$designs.get(), [itemId]: orderedCakeUrl(slug, key) });
  }
  const stop = $shown.subscribe(({ items }) => {
    for (const item of items) {
      const picture = boxPicture(item);
      if (!picture || !item.slug || requested.has(item.itemId)) continue;
      requested.add(item.itemId);
      find(item.itemId, item.slug, picture).catch(() => requested.delete(item.itemId));
    }
  });
  onAbort(signal, stop);
  return $designs;
}
