import { childNodesOf, childrenOf, listenTo, matches } from '../../shared/registry/native.ts';
import { borrowAttributes } from '../../shared/ui/dom/borrow-attributes.ts';
import { createButton } from '../../shared/ui/dom/create-element.ts';
import { uniqueId } from '../../shared/ui/widget.ts';
import type { Section } from './remember-closed.ts';

/**
 * Turns the text of a heading into a button that opens and closes the element after the heading. Find-in-page
 * also searches the closed element and opens it for a match. Returns undefined for other markup.
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
  if (!content.id) attributes.set(content, 'id', uniqueId());
  const button = createButton(
    { class: 'krume-collapsible-toggle', 'aria-controls': content.id },
    ...childNodesOf(heading),
  );
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
  // The browser fires this event for a find-in-page match or a link's target
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
