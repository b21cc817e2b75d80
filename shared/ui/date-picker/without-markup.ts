import type { Plugin } from 'flatpickr/dist/types/options';
import { shortWeekdays, weekdays } from '../../text/calendar.ts';
import { createElement } from '../dom/create-element.ts';

// flatpickr assigns HTML strings in four places, which Trusted Types forbid. The calendar needs no HTML in these
// places, so it creates no policy: docs/decisions/0005-flatpickr.md.

declare global {
  /**
   * The browser's empty trusted HTML, which needs no policy. Declared as a string, because the types of flatpickr
   * expect strings.
   */
  var trustedTypes: { emptyHTML: string } | undefined;
}

/** Replaces the arrow markup of flatpickr, because MonthControls renders its own arrows. */
export const emptyMarkup = globalThis.trustedTypes?.emptyHTML ?? '';

/**
 * Gives flatpickr a row for the names of weekdays. flatpickr writes abbreviated names into the first child of the row,
 * which is a dummy object. The visible cells are created here, with full names for screen readers.
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
  return createElement('span', { role: 'columnheader', 'aria-label': weekday }, shortWeekdays[index] ?? '');
}
