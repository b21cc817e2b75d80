import { attempt } from '../../shared/api/errors.ts';
import { useStore } from '../../shared/react/use-store.ts';
import { heartOf, setOnWishlist } from '../../shared/stores/wishlist.ts';
import { wishlistText } from '../../shared/text/wishlist.ts';
import { showError } from '../../shared/ui/show-error.ts';

interface Props {
  productId: string;
  active: boolean;
  name: string;
  /** Where a guest signs in; then the heart is a link */
  redirect?: string | undefined;
}

export function HeartToggle({ productId, active, name, redirect }: Props) {
  const on = useStore(heartOf(productId)) ?? active;
  const label = name ? wishlistText.addNamed(name) : wishlistText.add;
  if (redirect) return <a href={redirect}>{label}</a>;
  const toggle = () =>
    attempt(setOnWishlist(productId, !on), () =>
      showError(on ? wishlistText.removeFailed : wishlistText.addFailed),
    );
  return (
    <button type="button" aria-pressed={on} data-widget-intent="toggle" onClick={toggle}>
      {label}
    </button>
  );
}
