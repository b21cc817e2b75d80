import { wishlistPageText } from '../../shared/text/wishlist-page.ts';
import { linkUrl } from '../../shared/ui/dom/link-url.ts';
import type { Entry } from './entries.ts';

/** Lists the entries that stayed, each with a link to its product, below the add-all button. */
export function skippedNote() {
  const note = document.createElement('p');
  note.className = 'krume-skipped';
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
  if (!url) return new Text(name);
  const link = document.createElement('a');
  link.href = url;
  link.textContent = name;
  return link;
}
