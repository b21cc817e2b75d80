import { branchesText } from '../../text/branches.ts';
import { dayAt, dayLength, type Moment, minute, plainDate } from '../dates/day.ts';
import { formatTime, weekdayName } from '../dates/format.ts';
import { type BranchHours, isOpenAt, nextChange } from './hours.ts';

/** Minutes before closing during which the note counts down */
const countdown = 30;

/** Number of days ahead for which the note announces a change, so that its weekday is unambiguous */
const week = 7;

export interface OpeningNote {
  text: string;
  /** True if the text counts minutes, so that it is outdated after one minute */
  isCounting: boolean;
}

/**
 * A text with the next opening or closing of a branch: 'bis 18:30', 'Schliesst in 20 Minuten', 'Öffnet morgen um
 * 06:00'. Undefined if the branch neither opens nor closes within a week.
 */
export function openingNote(hours: BranchHours, moment: Moment): OpeningNote | undefined {
  const isOpen = isOpenAt(hours, moment);
  const change = nextState(hours, moment, isOpen);
  const daysAhead = dayAt(change) - dayAt(moment);
  if (daysAhead >= week) return undefined;
  // A closing is one millisecond after the end of the period, so the time is rounded to the minute
  const end = Math.round(change / minute);
  const time = formatTime({ hour: Math.floor(end / 60) % 24, minute: end % 60 });
  if (!isOpen) {
    const day = daysAhead === 1 ? 'morgen' : weekdayName(plainDate(dayAt(change)));
    const text = daysAhead === 0 ? branchesText.opensAt(time) : branchesText.opensOn(day, time);
    return { text, isCounting: false };
  }
  const minutes = Math.max(1, Math.ceil(end - moment / minute));
  const isCounting = minutes <= countdown;
  return { text: isCounting ? branchesText.closesIn(minutes) : branchesText.until(time), isCounting };
}

/**
 * The next moment at which an open branch closes or a closed branch opens; Infinity if there is no change within a
 * week.
 */
function nextState(hours: BranchHours, from: Moment, isOpen: boolean): Moment {
  const end = from + week * dayLength;
  let moment = from;
  do moment = nextChange(hours, moment);
  while (moment < end && isOpenAt(hours, moment) === isOpen);
  return moment < end ? moment : Number.POSITIVE_INFINITY;
}
