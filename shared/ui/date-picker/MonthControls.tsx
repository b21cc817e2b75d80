import { addMonths, type CivilDate } from '../../rules/dates/civil.ts';
import { months } from '../../text/calendar.ts';
import { datePickerText } from '../../text/date-picker.ts';

interface Props {
  /** A day of the visible month */
  date: CivilDate;
  /** Any day of the first month that the calendar can show. `last` is any day of the last month */
  first: CivilDate;
  last: CivilDate;
  onTurn(date: CivilDate): void;
}

const monthOf = (date: CivilDate) => date.slice(0, 7);

/**
 * The month and year of a calendar: buttons for the previous and the next month, a select for the month, and a select
 * for the year.
 */
export function MonthControls({ date, first, last, onTurn }: Props) {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
  const isInRange = (target: CivilDate) =>
    monthOf(target) >= monthOf(first) && monthOf(target) <= monthOf(last);
  const arrow = (count: number, label: string, className: string) => {
    const target = addMonths(date, count);
    return (
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-disabled={!isInRange(target)}
        onClick={() => isInRange(target) && onTurn(target)}
      />
    );
  };
  return (
    <div className="krume-months">
      {arrow(-1, datePickerText.previousMonth, 'krume-month-before')}
      <select
        aria-label={datePickerText.month}
        value={String(month)}
        onChange={(event) => onTurn(addMonths(date, Number(event.currentTarget.value) - month))}
      >
        {months.map((name, index) => (
          <option
            key={name}
            value={String(index + 1)}
            disabled={!isInRange(addMonths(date, index + 1 - month))}
          >
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={datePickerText.year}
        value={String(year)}
        onChange={(event) => onTurn(addMonths(date, 12 * (Number(event.currentTarget.value) - year)))}
      >
        {Array.from({ length: to - from + 1 }, (_, index) => from + index).map((each) => (
          <option key={each} value={String(each)}>
            {each}
          </option>
        ))}
      </select>
      {arrow(1, datePickerText.nextMonth, 'krume-month-after')}
    </div>
  );
}
