import { useStore } from '@nanostores/react';
import type { HiddenFields } from '../../api/change.ts';
import { catchApiError } from '../../api/errors.ts';
import { $isSignedIn } from '../../stores/session/session.ts';
import { setOnWishlist } from '../../stores/wishlist/wishlist.ts';
import { wishlistText } from '../../text/wishlist.ts';
import { refuseGuest } from '../dialogs/show-error.ts';
import { wishFailed } from '../dialogs/wish-failed.ts';
import { useHeart } from '../hooks/use-heart.ts';

interface Props {
  productId: string;
  active: boolean;
  /** URL of the login page. For guests, a link to this page replaces the button */
  url?: string | undefined;
  /** True until the data of the product has loaded */
  waiting?: boolean;
  /**
   * The quantity in the quantity field; undefined if the field contains no number. A press then does not add the
   * product
   */
  quantity(): number | undefined;
  fields: HiddenFields;
}

/** 'Auf die Wunschliste' on a product page. @see shop.md sections 2.2 and 5 */
export function WishlistButton({ productId, active, url, waiting, quantity, fields }: Props) {
  const on = useHeart(productId, active);
  const isSignedIn = useStore($isSignedIn);
  if (url && !isSignedIn) {
    return (
      <a className="krume-button-quiet" href={url}>
        {wishlistText.add}
      </a>
    );
  }
  const toggle = () => {
    const amount = quantity();
    if (amount === undefined && !on) return;
    const failed = wishFailed(!on, toggle);
    const wish = { fields, refused: refuseGuest, failed };
    catchApiError(setOnWishlist(productId, !on, amount, wish), failed);
  };
  return (
    <button
      type="button"
      className="krume-button-quiet"
      aria-pressed={on}
      disabled={waiting}
      onClick={toggle}
    >
      {wishlistText.add}
    </button>
  );
}
