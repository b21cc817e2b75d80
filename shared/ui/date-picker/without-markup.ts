import type { Plugin } from 'flatpickr/dist/types/options';
import { shortWeekdays, weekdays } from '../../text/calendar.ts';

// flatpickr writes HTML as text in four places, which pages with Trusted Types refuse. None of it is wanted here, and no
// policy is asked for it: docs/decisions/0005-flatpickr.md.

declare global {
  /** Where a browser knows Trusted Types: the one trusted HTML that needs no policy, nothing. It is used as a text. */
  var trustedTypes: { emptyHTML: string } | undefined;
}

/** For the arrows, whose place is taken by buttons. */
export const emptyMarkup = globalThis.trustedTypes?.emptyHTML ?? '';

/**
 * Gives flatpickr a row for the names of the weekdays. It writes them into the row's first child, which here is no element;
 * the cells are our own, and have the full name.
 */
export const ownWeekdays: Plugin = (picker) => {
  const row = document.createElement('div');
  Object.defineProperty(row, 'children', { value: [{}] });
  picker.weekdayContainer = row;
  return {
    onReady() {
      row.setAttribute('role', 'row');
      row.className = 'krume-weekdays';
      row.replaceChildren(...weekdays.map(heading));
    },
  };
};

function heading(weekday: string, index: number): HTMLElement {
  const cell = document.createElement('span');
  cell.setAttribute('role', 'columnheader');
  cell.setAttribute('aria-label', weekday);
  cell.textContent = shortWeekdays[index] ?? '';
  return cell;
}
