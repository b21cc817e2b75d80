import { addDays, addMonths, type CivilDate, weekdayOfDate } from '../../rules/dates/civil.ts';

interface Key {
  key: string;
  shiftKey: boolean;
}

/**
 * The day to which a key press in the calendar moves; undefined for other keys.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export function step({ key, shiftKey }: Key, date: CivilDate): CivilDate | undefined {
  const weekday = weekdayOfDate(date);
  const year = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekday);
    case 'End':
      return addDays(date, 6 - weekday);
    case 'PageUp':
      return addMonths(date, -year);
    case 'PageDown':
      return addMonths(date, year);
    default:
      return undefined;
  }
}
