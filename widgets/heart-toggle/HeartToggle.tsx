import { useState } from 'react';
import { catchApiError } from '../../shared/api/errors.ts';
import { heartOf, setOnWishlist } from '../../shared/stores/wishlist.ts';
import { wishlistText } from '../../shared/text/wishlist.ts';
import { showError } from '../../shared/ui/show-error.ts';
import { useStore } from '../../shared/ui/widget.ts';

interface Props {
  productId: string;
  active: boolean;
  name: string;
  /** Where a guest signs in; then the heart is a link */
  redirect?: string | undefined;
}

export function HeartToggle({ productId, active, name, redirect }: Props) {
  const on = useStore(heartOf(productId)) ?? active;
  const [beats, setBeats] = useState(false);
  const label = name ? wishlistText.addNamed(name) : wishlistText.add;
  if (redirect) return <a href={redirect}>{label}</a>;
  const toggle = () => {
    setBeats(true);
    return catchApiError(setOnWishlist(productId, !on), () =>
      showError(on ? wishlistText.removeFailed : wishlistText.addFailed, { retry: toggle }),
    );
  };
  return (
    <button type="button" aria-pressed={on} data-beats={beats} data-widget-intent="toggle" onClick={toggle}>
      {label}
    </button>
  );
}
