import { borrowAttributes } from '../../shared/ui/dom/borrow-attributes.ts';
import { createButton } from '../../shared/ui/dom/create-element.ts';

export interface Panel {
  section: HTMLElement;
  tab: HTMLButtonElement;
  show(isShown: boolean): void;
  restore(): void;
}

/**
 * Creates a tab for each section of the host that has an id and a heading. Returns no tabs for fewer than two
 * sections.
 */
export function panelsOf(host: HTMLElement): Panel[] {
  const named = [...host.querySelectorAll<HTMLElement>(':scope > section[id]')].flatMap((section) => {
    const heading = section.querySelector<HTMLElement>('h2');
    return heading ? [{ section, heading }] : [];
  });
  return named.length > 1 ? named.map(({ section, heading }) => panelOf(section, heading)) : [];
}

function panelOf(section: HTMLElement, heading: HTMLElement): Panel {
  const attributes = borrowAttributes();
  const tab = createButton(
    { id: `${section.id}-tab`, role: 'tab', 'aria-controls': section.id },
    heading.textContent,
  );
  attributes.set(section, 'role', 'tabpanel');
  attributes.set(section, 'aria-labelledby', tab.id);
  // Hides the heading, because the tab has the same text
  attributes.toggle(heading, 'hidden', true);

  return {
    section,
    tab,
    show(isShown) {
      tab.setAttribute('aria-selected', String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
      // The value `until-found` hides the section, but find-in-page can search it and fires an event for a
      // match
      attributes.set(section, 'hidden', isShown ? null : 'until-found');
      attributes.set(section, 'tabindex', isShown ? '0' : '-1');
    },
    restore: attributes.giveBack,
  };
}
