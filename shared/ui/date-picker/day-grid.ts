import flatpickr from 'flatpickr';
import { German } from 'flatpickr/dist/esm/l10n/de.js';
import type { DayElement, Instance } from 'flatpickr/dist/types/instance';
import { activeElement } from '../../registry/native.ts';
import { type CivilDate, firstOfMonth, monthAndYear } from '../../rules/dates/civil.ts';
import { spoken } from '../../rules/spoken.ts';
import { datePickerText } from '../../text/date-picker.ts';
import { emptyMarkup, ownWeekdays } from './without-markup.ts';

export interface DayGridOptions {
  value: CivilDate | undefined;
  today: CivilDate;
  /** Why a day cannot be chosen */
  refusal(date: CivilDate): string | undefined;
  /** What is special about it */
  highlight(date: CivilDate): string | undefined;
}

export interface DayGrid {
  /** Shows the month of a day, which becomes the one that Tab leads to */
  show(date: CivilDate): void;
  /** Asks about each day of the month again; keeps the focus */
  update(date: CivilDate): void;
  focus(): void;
  destroy(): void;
}

/**
 * The days of a month by flatpickr, as the grid of a dialog: with rows, names and states for screen readers, and days that
 * cannot be chosen but can be asked why. Keys, clicks and months are the calendar's own.
 *
 * @throws Error when flatpickr cannot start here
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export function createDayGrid(host: HTMLElement, options: DayGridOptions): DayGrid {
  // Its own input stays out of the page: the field is ours
  const created: Instance | Instance[] = flatpickr(document.createElement('input'), {
    inline: true,
    appendTo: host,
    locale: German,
    ariaDateFormat: 'l, j. F Y',
    monthSelectorType: 'static',
    prevArrow: emptyMarkup,
    nextArrow: emptyMarkup,
    plugins: [ownWeekdays],
    now: toLocal(options.today),
    // Also a day that can no longer be chosen is shown as the chosen one
    allowInvalidPreload: true,
    ...(options.value && { defaultDate: toLocal(options.value) }),
    disable: [(date) => options.refusal(fromLocal(date)) !== undefined],
    onDayCreate: (_dates, _text, _picker, cell) => describe(cell, options),
  });
  // It tells the console what went wrong, and answers with an empty list
  if (Array.isArray(created)) throw Error('flatpickr has not started');
  const picker = created;
  const { rContainer, daysContainer, monthNav } = picker;
  monthNav.remove();
  // Between a grid and its rows is nothing that takes the focus
  daysContainer?.removeAttribute('tabindex');
  rContainer?.setAttribute('role', 'grid');
  let shown = '';

  const cells = () => [...picker.days.querySelectorAll<HTMLElement>('[data-date]')];
  const draw = (date: CivilDate) => {
    picker.jumpToDate(toLocal(date));
    rContainer?.setAttribute('aria-label', monthAndYear(date));
    groupByWeek(picker.days);
    shown = firstOfMonth(date);
    leadTo(date);
  };
  const leadTo = (date: CivilDate) => {
    for (const cell of cells()) cell.tabIndex = cell.dataset.date === date ? 0 : -1;
  };
  const focus = () =>
    cells()
      .find(({ tabIndex }) => tabIndex === 0)
      ?.focus();
  return {
    show: (date) => (firstOfMonth(date) === shown ? leadTo(date) : draw(date)),
    update(date) {
      const hadFocus = picker.days.contains(activeElement());
      draw(date);
      if (hadFocus) focus();
    },
    focus,
    destroy: () => picker.destroy(),
  };
}

/** flatpickr counts on the device's clock: its days begin at midnight there. */
function toLocal(date: CivilDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

const fromLocal = (date: Date): CivilDate =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part, index) => String(part).padStart(index ? 2 : 4, '0'))
    .join('-');

function describe(cell: DayElement, { refusal, highlight }: DayGridOptions): void {
  // Of the months before and after: only a place
  if (/prevMonthDay|nextMonthDay/.test(cell.className)) {
    cell.textContent = '';
    cell.removeAttribute('aria-label');
    cell.setAttribute('aria-hidden', 'true');
    return;
  }
  const date = fromLocal(cell.dateObj);
  const reason = refusal(date);
  const special = highlight(date);
  cell.dataset.date = date;
  cell.setAttribute('role', 'gridcell');
  cell.tabIndex = -1;
  cell.classList.toggle('krume-special', special !== undefined);
  if (cell.classList.contains('selected')) cell.setAttribute('aria-selected', 'true');
  if (reason) cell.setAttribute('aria-disabled', 'true');
  const label = [
    cell.getAttribute('aria-label'),
    ...(special ? [special] : []),
    ...(reason ? [`${datePickerText.impossible}: ${spoken(reason)}`] : []),
  ];
  cell.setAttribute('aria-label', label.join(', '));
}

/** Rows are what a screen reader counts by; a week without a day of the month is none. */
function groupByWeek(days: HTMLElement): void {
  const cells = [...days.children];
  const rows = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => {
    const row = document.createElement('div');
    const inWeek = cells.slice(week * 7, week * 7 + 7);
    row.append(...inWeek);
    if (inWeek.some((cell) => cell.matches('[data-date]'))) row.setAttribute('role', 'row');
    return row;
  });
  days.replaceChildren(...rows);
}
