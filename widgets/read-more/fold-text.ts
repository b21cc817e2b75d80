import { readMoreText } from '../../shared/text/product.ts';
import { borrowAttributes } from '../../shared/ui/dom/borrow-attributes.ts';
import { createButton } from '../../shared/ui/dom/create-element.ts';
import { uniqueId } from '../../shared/ui/widget.ts';

/**
 * Adds a "mehr" button to a text that the style sheet truncates, if the text has more lines than are visible.
 * Find-in-page and focus also expand the text. Returns a function that restores the server HTML.
 */
export function foldText(host: HTMLElement, signal: AbortSignal): (() => void) | undefined {
  const text = host.querySelector<HTMLElement>('.read-more-text');
  if (!text) return undefined;
  const attributes = borrowAttributes();
  if (!text.id) attributes.set(text, 'id', uniqueId());
  const button = createButton({ class: 'krume-read-more', 'aria-controls': text.id });

  const unfold = (open: boolean) => {
    attributes.set(host, 'data-open', open ? '' : null);
    button.setAttribute('aria-expanded', String(open));
    button.textContent = open ? readMoreText.less : readMoreText.more;
  };
  const onClick = () => {
    unfold(!host.hasAttribute('data-open'));
    // Truncating moves the text and the focused button above the viewport, so the host is scrolled back into
    // view
    if (!host.hasAttribute('data-open')) host.scrollIntoView({ block: 'nearest' });
  };
  const measure = () => {
    button.hidden = !host.hasAttribute('data-open') && text.scrollHeight <= text.clientHeight + 1;
  };

  button.addEventListener('click', onClick, { signal });
  // Find-in-page scrolls the truncated text to a match, so a scroll event expands the text
  text.addEventListener('scroll', () => unfold(true), { signal });
  unfold(false);
  host.append(button);
  const observer = new ResizeObserver(measure);
  observer.observe(text);
  measure();

  return () => {
    observer.disconnect();
    button.remove();
    attributes.giveBack();
  };
}
