import type { Plugin } from 'flatpickr/dist/types/options';
import { shortWeekdays, weekdays } from '../../text/calendar.ts';
import { createElement } from '../dom/create-element.ts';

// flatpickr assigns HTML strings in four places, which Trusted Types forbid. The calendar needs none of this HTML, so
// no policy is created for it: docs/decisions/0005-flatpickr.md.

declare global {
  /**
   * Empty trusted HTML, which needs no policy. Declared as a string, because flatpickr's types expect strings.
   */
  var trustedTypes: { emptyHTML: string } | undefined;
}

/** Replaces flatpickr's markup for arrows, because MonthControls has its own. */
export const emptyMarkup = globalThis.trustedTypes?.emptyHTML ?? '';

/**
 * Provides flatpickr with a row for the weekday names. flatpickr writes them into the row's first child, which is a
 * dummy object here. Our own cells contain the full names.
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
