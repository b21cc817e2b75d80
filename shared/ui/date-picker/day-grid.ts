import flatpickr from 'flatpickr';
import { German } from 'flatpickr/dist/esm/l10n/de.js';
import type { DayElement, Instance } from 'flatpickr/dist/types/instance';
import { activeElement } from '../../registry/native.ts';
import { type CivilDate, firstOfMonth, monthAndYear } from '../../rules/dates/civil.ts';
import { withoutSoftHyphens } from '../../rules/without-soft-hyphens.ts';
import { datePickerText } from '../../text/date-picker.ts';
import { emptyMarkup, ownWeekdays } from './without-markup.ts';

export interface DayGridOptions {
  value: CivilDate | undefined;
  today: CivilDate;
  refusal(date: CivilDate): string | undefined;
  /** The label of a special day; undefined for other days */
  highlight(date: CivilDate): string | undefined;
}

export interface DayGrid {
  /** Shows the month of a day, and puts the day into the tab order */
  show(date: CivilDate): void;
  /** Updates the state of all days of the month without moving the focus */
  update(date: CivilDate): void;
  focus(): void;
  destroy(): void;
}

/**
 * The days of a month, rendered by flatpickr as the grid of a dialog. Adds rows, names and states for screen readers.
 * Disabled days can be focused, so that the calendar can show the reason. The calendar handles keys, clicks and the
 * change of month.
 *
 * @throws Error when flatpickr cannot start
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export function createDayGrid(host: HTMLElement, options: DayGridOptions): DayGrid {
  // flatpickr requires an input; the input stays outside the page, because DatePicker renders the visible field
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
    // Shows the chosen date even if the date has become disabled
    allowInvalidPreload: true,
    ...(options.value && { defaultDate: toLocal(options.value) }),
    disable: [(date) => options.refusal(fromLocal(date)) !== undefined],
    onDayCreate: (_dates, _text, _picker, cell) => describe(cell, options),
  });
  // If flatpickr cannot start, it logs the error and returns an empty array
  if (Array.isArray(created)) throw Error('flatpickr has not started');
  const picker = created;
  const { rContainer, daysContainer, monthNav } = picker;
  monthNav.remove();
  // ARIA allows no focusable element between a grid and its rows
  daysContainer?.removeAttribute('tabindex');
  rContainer?.setAttribute('role', 'grid');
  let shown = '';

  const cells = () => [...picker.days.querySelectorAll<HTMLElement>('[data-date]')];
  const draw = (date: CivilDate) => {
    picker.jumpToDate(toLocal(date));
    rContainer?.setAttribute('aria-label', monthAndYear(date));
    groupByWeek(picker.days);
    shown = firstOfMonth(date);
    setTabStop(date);
  };
  const setTabStop = (date: CivilDate) => {
    for (const cell of cells()) cell.tabIndex = cell.dataset.date === date ? 0 : -1;
  };
  const focus = () =>
    cells()
      .find(({ tabIndex }) => tabIndex === 0)
      ?.focus();
  return {
    show: (date) => (firstOfMonth(date) === shown ? setTabStop(date) : draw(date)),
    update(date) {
      const hadFocus = picker.days.contains(activeElement());
      draw(date);
      if (hadFocus) focus();
    },
    focus,
    destroy: () => picker.destroy(),
  };
}

/** Midnight of a day in the time zone of the device, which flatpickr uses. */
function toLocal(date: CivilDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

const fromLocal = (date: Date): CivilDate =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part, index) => String(part).padStart(index ? 2 : 4, '0'))
    .join('-');

function describe(cell: DayElement, { refusal, highlight }: DayGridOptions): void {
  // The cells of the previous and next month are empty and only fill the grid
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
    ...(reason ? [`${datePickerText.impossible}: ${withoutSoftHyphens(reason)}`] : []),
  ];
  cell.setAttribute('aria-label', label.join(', '));
}

/** Adds rows for screen readers. A week without a day of the shown month is not a row. */
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
