import { readMoreText } from '../../shared/text/product.ts';
import { borrowAttributes } from '../../shared/ui/dom/borrow-attributes.ts';

let count = 0;

/**
 * Gives a text that its stylesheet has folded a button to unfold it, as long as it is longer than its lines. It
 * also unfolds when something in it is searched for, or gets the focus. Returns what undoes all of it.
 */
export function foldText(host: HTMLElement, signal: AbortSignal): (() => void) | undefined {
  const text = host.querySelector<HTMLElement>('.read-more-text');
  if (!text) return undefined;
  const attributes = borrowAttributes();
  if (!text.id) attributes.set(text, 'id', `krume-text-${++count}`);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'krume-read-more';
  button.setAttribute('aria-controls', text.id);

  const unfold = (open: boolean) => {
    attributes.set(host, 'data-open', open ? '' : null);
    button.setAttribute('aria-expanded', String(open));
    button.textContent = open ? readMoreText.less : readMoreText.more;
  };
  const onClick = () => {
    unfold(!host.hasAttribute('data-open'));
    // What was read is above the screen now; the button, which has the focus, comes back into view
    if (!host.hasAttribute('data-open')) host.scrollIntoView({ block: 'nearest' });
  };
  const measure = () => {
    button.hidden = !host.hasAttribute('data-open') && text.scrollHeight <= text.clientHeight + 1;
  };

  button.addEventListener('click', onClick, { signal });
  // The browser scrolls to what it finds
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

/** As on a new page; for tests. */
export const resetFoldCount = () => {
  count = 0;
};
