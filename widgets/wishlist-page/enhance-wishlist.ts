import { seedWishlistCount } from '../../shared/stores/wishlist.ts';
import { wishlistPageText } from '../../shared/text/wishlist-page.ts';
import { addAll } from './add-all.ts';
import { entriesOf } from './entries.ts';
import { announcer } from './feedback.ts';
import { removeEntry } from './remove-entry.ts';

interface Place {
  host: HTMLElement;
  props: { count: number };
  signal: AbortSignal;
}

/** Makes the trash buttons and the button for all work without leaving the page. */
export function enhanceWishlist({ host, props, signal }: Place) {
  seedWishlistCount(props.count);
  const [status, announce] = announcer();
  const entries = entriesOf(host, announce, signal);
  host.append(status);

  host.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement)) return;
      event.preventDefault();
      const entry = entries.holding(form);
      if (entry) removeEntry(entry, form);
      else addAll(form, entries).then((added) => added && announce(wishlistPageText.added));
    },
    { signal },
  );

  return () => {
    entries.restore();
    status.remove();
  };
}
