import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { HiddenFields } from '../../shared/api/change.ts';
import { perVisitor } from '../../shared/api/per-visitor.ts';
import { $isSignedIn } from '../../shared/stores/session/session-state.ts';
import { keepEarlyWish } from '../../shared/stores/wishlist/early-wish.ts';
import { heartOf, serverState } from '../../shared/stores/wishlist/wishlist-state.ts';
import { wishlistText } from '../../shared/text/wishlist.ts';
import { useHeart } from '../../shared/ui/hooks/use-heart.ts';
import { loadServices } from '../../shared/ui/services/load-services.ts';

interface Props {
  productId: string;
  active?: boolean | undefined;
  name: string;
  /** URL of the sign-in page for guests. With this URL, the heart is a link until the shopper signs in */
  redirect?: string | null | undefined;
  /** Whether the server HTML is for a signed-in customer */
  isCustomer?: boolean;
  fields?: HiddenFields;
}

export function HeartToggle({ productId, active, name, redirect, isCustomer, fields }: Props) {
  const isSignedIn = useStore($isSignedIn);
  const isGuest = redirect && !isSignedIn;
  const on = useHeart(productId, active ?? (isGuest ? false : undefined));
  const [isAnimated, setAnimated] = useState(false);
  const label = name ? wishlistText.addNamed(name) : wishlistText.add;
  if (isGuest) return <a href={redirect}>{label}</a>;
  const toggle = async (): Promise<void> => {
    setAnimated(true);
    const heart = heartOf(productId);
    heart.set(!on);
    const at = Date.now();
    const isUnsent = keepEarlyWish(productId, !on, fields);
    const services = await loadServices().catch(() => undefined);
    if (!isUnsent()) return;
    if (services) {
      const refused = () => services.refuseGuest(isCustomer);
      const failed = services.wishFailed(!on, toggle);
      const change = services.setOnWishlist(productId, !on, 1, { fields, refused, failed, at });
      await services.catchApiError(change, failed);
      return;
    }
    // If several presses wait for the services and loading fails, only the first press shows the error
    const before = serverState.get(productId);
    const printed = perVisitor(active) ?? false;
    if ((heart.get() ?? printed) === (before ?? printed)) return;
    heart.set(before);
    alert(on ? wishlistText.removeFailed : wishlistText.addFailed);
  };
  return (
    <button
      type="button"
      aria-pressed={on}
      data-animated={isAnimated}
      data-widget-intent="toggle"
      onClick={toggle}
    >
      {label}
    </button>
  );
}
