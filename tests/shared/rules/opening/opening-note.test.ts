import { expect, test } from 'vitest';
import { momentOf } from '../../../../shared/rules/dates/day.ts';
import { branchHours } from '../../../../shared/rules/opening/hours.ts';
import { openingNote } from '../../../../shared/rules/opening/opening-note.ts';
import { dateTime } from '../../../support/data/zurich.ts';

const at = (hour: number) => hour * 3600;
const ranges = (weekday: number, ...hours: [opens: number, closes: number][]) =>
  hours.map(([opens, closes]) => ({ weekday, opens: at(opens), closes: at(closes) }));

/** Open from Monday to Friday with a break at noon, on Saturday until 01:00 at night, never on Sunday. */
const branch = {
  id: '7',
  openingTimes: [
    ...[0, 1, 2, 3, 4].flatMap((weekday) => ranges(weekday, [6, 12], [13.5, 18.5])),
    ...ranges(5, [6, 25]),
  ],
  holidays: [
    { name: 'Heiligabend', startDate: '2026-12-24T16:00', endDate: '2026-12-24T23:59', openingType: 0 },
  ],
};
const note = (text: string) => openingNote(branchHours(branch), momentOf(dateTime(text)));

test.each([
  ['2026-11-23T09:00', 'bis 12:00', 'the branch closes at noon'],
  ['2026-11-23T18:00', 'Schliesst in 30 Minuten', 'the branch closes in 30 minutes'],
  ['2026-11-23T18:29', 'Schliesst in 1 Minute', 'the branch closes in one minute'],
  ['2026-11-23T12:30', 'Öffnet um 13:30', 'the noon break ends today'],
  ['2026-11-23T19:00', 'Öffnet morgen um 06:00', 'the branch opens tomorrow'],
  ['2026-11-29T10:00', 'Öffnet morgen um 06:00', 'the branch is closed on Sundays'],
  ['2026-11-29T00:30', 'Schliesst in 30 Minuten', 'the hours of Saturday end after midnight'],
  ['2026-11-28T22:00', 'bis 01:00', 'the branch closes on the next day'],
  ['2026-12-24T15:00', 'bis 16:00', 'a closure begins before the end of the hours'],
])('at %s, the note about the opening times of a branch is %j, because %s', (now, expected) => {
  expect(note(now)).toEqual({ text: expected, isCounting: expected.startsWith('Schliesst in') });
});

test('openingNote contains the weekday of the next opening if the branch is also closed tomorrow', () => {
  const onlyMonday = branchHours({ id: '7', openingTimes: ranges(0, [6, 12]), holidays: [] });
  const moment = momentOf(dateTime('2026-11-25T10:00'));
  expect(openingNote(onlyMonday, moment)?.text).toBe('Öffnet Montag um 06:00');
});

test('openingNote returns undefined for a branch that is always open or never open', () => {
  const never = branchHours({ id: '7', openingTimes: [], holidays: [] });
  const always = branchHours({
    id: '7',
    openingTimes: [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => ranges(weekday, [0, 24])),
    holidays: [],
  });
  const moment = momentOf(dateTime('2026-11-25T10:00'));
  expect([openingNote(never, moment), openingNote(always, moment)]).toEqual([undefined, undefined]);
});
