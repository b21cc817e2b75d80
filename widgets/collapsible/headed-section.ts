import { childNodesOf, childrenOf, listenTo, matches } from '../../shared/registry/native.ts';
import { borrowAttributes } from '../../shared/ui/dom/borrow-attributes.ts';
import type { Section } from './remember-closed.ts';

let count = 0;

/**
 * A heading and an element after it: the words of the heading become a button, which opens and closes the element. Closed,
 * it is still searched by find-in-page, and opens for what is found. Undefined where the markup is another.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function headedSection(
  host: HTMLElement,
  isClosed: boolean,
  signal: AbortSignal,
): Section | undefined {
  const [heading, content] = childrenOf(host);
  if (!heading || !matches(heading, 'h2, h3, h4, h5, h6') || !(content instanceof HTMLElement))
    return undefined;
  const attributes = borrowAttributes();
  if (!content.id) attributes.set(content, 'id', `krume-section-${++count}`);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'krume-collapsible-toggle';
  button.setAttribute('aria-controls', content.id);
  button.append(...childNodesOf(heading));
  heading.append(button);

  const calls: (() => void)[] = [];
  const isOpen = () => !content.hasAttribute('hidden');
  const set = (open: boolean) => {
    button.setAttribute('aria-expanded', String(open));
    attributes.set(content, 'hidden', open ? null : 'until-found');
  };
  const open = (next: boolean) => {
    if (next === isOpen()) return;
    set(next);
    for (const call of calls) call();
  };
  set(!isClosed);
  listenTo(button, 'click', () => open(!isOpen()), signal);
  // What the browser's search has found in it, or a link leads to
  content.addEventListener('beforematch', () => open(true), { signal });

  return {
    isOpen,
    open,
    onToggle: (call) => calls.push(call),
    restore() {
      attributes.giveBack();
      heading.append(...button.childNodes);
      button.remove();
    },
  };
}

/** As on a new page; for tests. */
export const resetSectionCount = () => {
  count = 0;
};
