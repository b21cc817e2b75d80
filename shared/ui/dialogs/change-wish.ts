import type { HiddenFields } from '../../api/change.ts';
import { catchApiError } from '../../api/errors.ts';
import { setOnWishlist } from '../../stores/wishlist/wishlist.ts';
import { showWishFailed } from './show-wish-failed.ts';

interface Options {
  quantity?: number | undefined;
  /** What follows when the shop knows of nobody who could have a wishlist */
  refused?: () => void;
  fields: HiddenFields;
  /** The press once more */
  retry: () => void;
}

/** `setOnWishlist` for a control: a failure is told. Answers whether the shop has made the change. */
export function changeWish(productId: string, on: boolean, { quantity, retry, ...wish }: Options) {
  const failed = (error: unknown, again = retry) => showWishFailed(error, !on, again);
  const making = setOnWishlist(productId, on, quantity, { ...wish, failed });
  return catchApiError(
    making.then(() => true),
    failed,
  );
}
