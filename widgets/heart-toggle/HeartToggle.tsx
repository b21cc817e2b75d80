import { useState } from 'react';
import type { HiddenFields } from '../../shared/api/change.ts';
import { $isSignedIn } from '../../shared/stores/session/session.ts';
import { wishlistText } from '../../shared/text/wishlist.ts';
import { changeWish } from '../../shared/ui/dialogs/change-wish.ts';
import { refuseGuest } from '../../shared/ui/dialogs/show-error.ts';
import { useStore } from '../../shared/ui/widget.ts';
import { useHeart } from '../../shared/ui/wishlist/use-heart.ts';

interface Props {
  productId: string;
  active?: boolean | undefined;
  name: string;
  /** The sign-in page for guests: the heart is a link until the shopper signs in */
  redirect?: string | null | undefined;
  /** As printed by the server */
  isCustomer?: boolean;
  fields?: HiddenFields;
}

export function HeartToggle({ productId, active, name, redirect, isCustomer, fields }: Props) {
  const isSignedIn = useStore($isSignedIn);
  const isGuest = redirect && !isSignedIn;
  const on = useHeart(productId, active ?? (isGuest ? false : undefined));
  const [beats, setBeats] = useState(false);
  const label = name ? wishlistText.addNamed(name) : wishlistText.add;
  if (isGuest) return <a href={redirect}>{label}</a>;
  const toggle = (): Promise<unknown> => {
    setBeats(true);
    return changeWish(productId, !on, toggle, { fields, refused: () => refuseGuest(isCustomer) });
  };
  return (
    <button type="button" aria-pressed={on} data-beats={beats} data-widget-intent="toggle" onClick={toggle}>
      {label}
    </button>
  );
}
