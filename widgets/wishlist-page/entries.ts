import { onAbort } from '../../shared/page/on-abort.ts';
import { activeElement, closest, queryAll } from '../../shared/registry/native.ts';
import { withoutSoftHyphens } from '../../shared/rules/without-soft-hyphens.ts';
import { heartOf } from '../../shared/stores/wishlist/wishlist.ts';
import { wishlistPageText } from '../../shared/text/wishlist-page.ts';
import { borrowAttributes } from '../../shared/ui/dom/borrow-attributes.ts';
import { fade } from './feedback.ts';

export interface Entry {
  element: HTMLElement;
  productId: string;
  name: string;
  /** True after a press on the remove button, until the shop has responded */
  isAsked: boolean;
  isGone: boolean;
  leave(): void;
}

export type Entries = ReturnType<typeof entriesOf>;

/** Selectors of the elements for a wishlist with entries, and for an empty wishlist. */
const parts = { full: '.krume-lines, .krume-add-all', empty: '.krume-empty' };

/**
 * Returns the entries of the page. An entry fades out when its heart is emptied, even in another tab, and
 * returns when the heart is filled. Removed entries are hidden, because unmounting restores the server's
 * nodes.
 */
export function entriesOf(host: HTMLElement, announce: (text: string) => void, signal: AbortSignal) {
  const all = [...host.querySelectorAll<HTMLElement>('[data-product-id]')].map(read);
  const attributes = borrowAttributes();

  function read(element: HTMLElement): Entry {
    const productId = element.dataset.productId ?? '';
    const name = withoutSoftHyphens(element.querySelector('h2')?.textContent ?? '');
    return {
      element,
      productId,
      name,
      isAsked: false,
      isGone: false,
      leave() {
        leave(this);
      },
    };
  }

  function show(): void {
    const isEmpty = all.every(({ isGone }) => isGone);
    for (const part of queryAll(host, parts.full)) attributes.toggle(part, 'hidden', isEmpty);
    for (const part of queryAll(host, parts.empty)) attributes.toggle(part, 'hidden', !isEmpty);
  }

  async function leave(entry: Entry): Promise<void> {
    if (entry.isGone) return;
    entry.isGone = true;
    announce(wishlistPageText.removed(entry.name));
    await fade(entry.element);
    if (!entry.isGone || signal.aborted) return;
    const focused = activeElement();
    attributes.toggle(entry.element, 'hidden', true);
    show();
    // The focus was in the removed entry, or on the add-all button, which is hidden if no entry is left
    if (focused && host.contains(focused) && closest(focused, '[hidden]')) focusNear(entry);
  }

  function showAgain(entry: Entry): void {
    entry.isGone = false;
    attributes.toggle(entry.element, 'hidden', false);
    show();
  }

  /**
   * Moves the focus to the remove button of the next entry. If the last entry of the list was removed, the focus
   * moves to the previous entry's button; on an empty wishlist, to the link to the shop.
   */
  function focusNear(entry: Entry): void {
    const index = all.indexOf(entry);
    const near = [...all.slice(index), ...all.slice(0, index).reverse()].find(({ isGone }) => !isGone);
    const place =
      near?.element.querySelector<HTMLElement>('form:not(.krume-line-add) button') ??
      host.querySelector<HTMLElement>(`${parts.empty} a`);
    place?.focus({ preventScroll: true });
  }

  for (const entry of all) {
    const stop = heartOf(entry.productId).subscribe((on) => {
      if (on === false && !entry.isAsked) entry.leave();
      else if (on !== false && entry.isGone) showAgain(entry);
    });
    onAbort(signal, stop);
  }

  return {
    all,
    holding: (element: Element) => all.find((entry) => entry.element.contains(element)),
    restore: attributes.giveBack,
  };
}
