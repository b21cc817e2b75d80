import type { ReactNode } from 'react';
import { type CivilDate, shortWeekdayDate } from '../../rules/dates/civil.ts';
import { datePickerText } from '../../text/date-picker.ts';

interface Props {
  /** Null if no date is possible */
  next: CivilDate | null;
  /** Text to show if no date is possible */
  none?: ReactNode;
  onTake(date: CivilDate): void;
}

/** A button that selects the next possible date: 'Nächster möglicher Termin: Mi., 25. November 2026'. */
export function NextDate({ next, none = datePickerText.none, onTake }: Props) {
  if (next === null) return <p className="krume-date-none">{none}</p>;
  return (
    <button type="button" className="krume-date-next" onClick={() => onTake(next)}>
      {datePickerText.next}: <b>{shortWeekdayDate(next)}</b>
    </button>
  );
}
