import type { ReactNode } from 'react';
import { type CivilDate, shortWeekdayDate } from '../../rules/dates/civil.ts';
import { datePickerText } from '../../text/date-picker.ts';

interface Props {
  /** Null when there is none */
  next: CivilDate | null;
  /** What is said then */
  none?: ReactNode;
  onTake(date: CivilDate): void;
}

/** 'Nächster möglicher Termin: Mi., 25. November 2026', which takes it. */
export function NextDate({ next, none = datePickerText.none, onTake }: Props) {
  if (next === null) return <p className="krume-date-none">{none}</p>;
  return (
    <button type="button" className="krume-date-next" onClick={() => onTake(next)}>
      {datePickerText.next}: <b>{shortWeekdayDate(next)}</b>
    </button>
  );
}
