import { wishlistPageText } from '../../shared/text/wishlist-page.ts';
import { createElement } from '../../shared/ui/dom/create-element.ts';
import { linkUrl } from '../../shared/ui/dom/link-url.ts';
import type { Entry } from './entries.ts';

/**
 * Lists the entries that stayed on the wishlist, each with a link to its product, below the add-all button.
 */
export function skippedNote() {
  const note = createElement('p', { class: 'krume-skipped' });
  return {
    show(form: HTMLElement, entries: readonly Entry[]): void {
      const links = entries.flatMap((entry, index) => (index > 0 ? [', ', linkTo(entry)] : [linkTo(entry)]));
      note.replaceChildren(wishlistPageText.skipped, ' ', ...links);
      form.after(note);
    },
    hide: () => note.remove(),
  };
}

function linkTo({ element, name }: Entry): Node {
  const url = linkUrl(element.querySelector('h2 a'));
  return url ? createElement('a', { href: url }, name) : new Text(name);
}
