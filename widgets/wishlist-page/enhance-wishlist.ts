import { createContentKeys } from '../../shared/changes/content-keys.ts';
import { onBroadcast } from '../../shared/page/broadcast.ts';
import { onPageReturn } from '../../shared/page/page-lifecycle.ts';
import { matches } from '../../shared/registry/native.ts';
import { listen } from '../../shared/signals/signals.ts';
import { seedWishlistCount } from '../../shared/stores/wishlist/wishlist.ts';
import { recallHearts } from '../../shared/stores/wishlist/wishlist-snapshot.ts';
import { wishlistPageText } from '../../shared/text/wishlist-page.ts';
import { addAll } from './add-all.ts';
import { entryAdder } from './add-entry.ts';
import { type Entry, entriesOf } from './entries.ts';
import { announcer } from './feedback.ts';
import { removeEntry } from './remove-entry.ts';
import { skippedNote } from './skipped-note.ts';

interface Place {
  host: HTMLElement;
  props: { count: number };
  signal: AbortSignal;
}

/** Handles the remove and add-to-cart buttons without leaving the page. */
export function enhanceWishlist({ host, props, signal }: Place) {
  seedWishlistCount(props.count);
  const [status, announce] = announcer();
  const entries = entriesOf(host, announce, signal);
  host.append(status);
  const known = new Set(entries.all.map(({ productId }) => productId));
  // Reloads the page if a product is added elsewhere, because only the server can print the new entry
  const renew = (hearts: Readonly<Record<string, boolean>>) => {
    if (Object.entries(hearts).some(([productId, on]) => on && !known.has(productId))) location.reload();
  };
  onPageReturn((since) => renew(recallHearts(since)?.hearts ?? {}), signal);
  listen('product-added-to-wishlist', ({ productId }) => renew({ [productId]: true }), signal);
  onBroadcast(({ heart }) => heart && renew({ [heart.productId]: heart.on }), signal);

  const keys = createContentKeys();
  const note = skippedNote();
  const showOutcome = (form: HTMLElement, staying: readonly Entry[]) => {
    if (signal.aborted) return;
    note.hide();
    if (staying.length === 0) return announce(wishlistPageText.added);
    note.show(form, staying);
    announce(`${wishlistPageText.skipped} ${staying.map(({ name }) => name).join(', ')}`);
  };

  const adders = new Map<HTMLFormElement, () => Promise<boolean>>();
  const adderOf = (form: HTMLFormElement, { productId }: Entry) => {
    const add = adders.get(form) ?? entryAdder(productId, form, signal);
    adders.set(form, add);
    return add;
  };

  host.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement)) return;
      event.preventDefault();
      const entry = entries.holding(form);
      if (entry && matches(form, '.krume-line-add')) {
        const add = adderOf(form, entry);
        add().then((added) => added && announce(wishlistPageText.addedOne(entry.name)));
      } else if (entry) removeEntry(entry, form);
      else addAll(form, entries, keys).then((staying) => staying && showOutcome(form, staying));
    },
    { signal },
  );

  return () => {
    entries.restore();
    note.hide();
    status.remove();
  };
}
