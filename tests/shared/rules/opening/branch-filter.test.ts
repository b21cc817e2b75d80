import { describe, expect, test } from 'vitest';
import { followHours, isOfKind, openBranches } from '../../../../shared/rules/opening/branch-filter.ts';
import { at, instant } from '../../../support/data/zurich.ts';

// site.md sections 2.12 and 4.6: which of many branches are open

const always = [0, 1, 2, 3, 4, 5, 6];
const branch = (id: string, opens: number, closes: number, holidays: [string, string, number][] = []) => ({
  id,
  openingTimes: always.map((weekday) => ({ weekday, opens: opens * 3600, closes: closes * 3600 })),
  holidays: holidays.map(([startDate, endDate, openingType]) => ({
    name: 'x',
    startDate,
    endDate,
    openingType,
  })),
});
const isOpen = (...[opens, closes, holidays]: [number, number, [string, string, number][]?]) => {
  const find = openBranches([branch('1', opens, closes, holidays)]);
  return (now: Parameters<typeof find>[0]) => find(now).has('1');
};

describe('open now', () => {
  test('includes the closing second', () => {
    const open = isOpen(6, 18.5);
    expect([open(at('2026-11-25T18:29:59')), open(at('2026-11-25T18:30:00'))]).toEqual([true, true]);
    expect(open(at('2026-11-25T18:30:01'))).toBe(false);
    expect([open(at('2026-11-25T05:59:59')), open(at('2026-11-25T06:00:00'))]).toEqual([false, true]);
  });

  test.each([[26], [2]])('continues after midnight, with an end at %s', (closes) => {
    const open = isOpen(20, closes);
    expect(['23:59:59', '20:00:00'].map((time) => open(at(`2026-11-25T${time}`)))).toEqual([true, true]);
    expect(['00:00:00', '02:00:00'].map((time) => open(at(`2026-11-26T${time}`)))).toEqual([true, true]);
    expect(['02:00:01', '19:59:59'].map((time) => open(at(`2026-11-26T${time}`)))).toEqual([false, false]);
  });

  test('a closure closes and a special opening opens the branch for its period', () => {
    const open = isOpen(6, 18, [
      ['2026-12-24T16:00:00', '2026-12-26T23:59:59', 0],
      ['2026-12-26T08:00:00', '2026-12-26T10:00:00', 1],
    ]);
    expect(open(at('2026-12-24T15:59:59'))).toBe(true);
    expect([open(at('2026-12-24T16:00:00')), open(at('2026-12-25T12:00:00'))]).toEqual([false, false]);
    expect([open(at('2026-12-26T08:00:00')), open(at('2026-12-26T10:00:00'))]).toEqual([true, true]);
    expect(open(at('2026-12-26T10:00:01'))).toBe(false);
    expect(open(at('2026-12-27T06:00:00'))).toBe(true);
  });

  test('ignores holidays that are invalid or end before they start', () => {
    const open = isOpen(6, 18, [
      ['bald', 'später', 0],
      ['2026-12-28', '2026-12-20', 0],
      ['', '2026-12-25', 1],
    ]);
    expect([open(at('2026-12-24T12:00:00')), open(at('2026-12-24T20:00:00'))]).toEqual([true, false]);
  });

  test('ends hours after midnight at the clock change in spring, which skips 02:00 to 03:00', () => {
    const open = isOpen(22, 2.5);
    // 01:59:59, then 03:00:00
    expect(open(instant('2027-03-28T00:59:59Z'))).toBe(true);
    expect(open(instant('2027-03-28T01:00:00Z'))).toBe(false);
  });

  test('covers both hours from 02:00 to 03:00 at the clock change in autumn', () => {
    const open = isOpen(22, 2.5);
    // 02:30 in summer time, 02:31 in summer time, 02:00 and 02:31 in winter time
    expect(open(instant('2026-10-25T00:30:00Z'))).toBe(true);
    expect(open(instant('2026-10-25T00:31:00Z'))).toBe(false);
    expect(open(instant('2026-10-25T01:00:00Z'))).toBe(true);
    expect(open(instant('2026-10-25T01:31:00Z'))).toBe(false);
  });
});

test('a branch without hours is never open; a branch listed twice counts once', () => {
  const find = openBranches([
    { id: '1', openingTimes: [], holidays: [] },
    branch('2', 0, 24),
    branch('2', 0, 24),
  ]);
  expect([...find(at('2026-11-25T12:00:00'))]).toEqual(['2']);
});

test('a branch of an unknown kind is shown only without a filter; an unknown filter shows no branch', () => {
  expect(isOfKind({ branches: ['kiosk'] }, '')).toBe(true);
  expect(isOfKind({ branches: ['kiosk'] }, 'cafe')).toBe(false);
  expect(isOfKind({ branches: ['cafe', 'kiosk'] }, 'cafe')).toBe(true);
  expect(isOfKind({ branches: ['cafe'] }, 'bäckerei')).toBe(false);
  expect(isOfKind({ branches: [] }, 'constructor')).toBe(false);
});

describe('the next change', () => {
  /** The instant in Zurich's time. */
  const nextAfter = (from: string, ...branches: Parameters<typeof followHours>[0]) => {
    const now = at(from);
    const ms = followHours(branches).untilChange(now);
    return ms === Number.POSITIVE_INFINITY ? 'never' : now.add({ milliseconds: ms }).toString();
  };

  test.each([
    ['2026-11-25T05:00:00', '2026-11-25T05:00:00Z'],
    ['2026-11-25T06:00:00', '2026-11-25T17:00:00.001Z'],
    // The end itself is still open
    ['2026-11-25T18:00:00', '2026-11-25T17:00:00.001Z'],
    ['2026-11-25T18:00:01', '2026-11-26T05:00:00Z'],
  ])('after %s is at %s', (from, next) => {
    expect(nextAfter(from, branch('1', 6, 18))).toBe(next);
  });

  test('uses the first change of all branches, including closures and special openings', () => {
    expect(nextAfter('2026-11-25T12:00', branch('1', 6, 18), branch('2', 6, 13))).toBe(
      '2026-11-25T12:00:00.001Z',
    );
    const closing = branch('1', 6, 18, [['2026-11-25T16:00', '2026-11-26T00:00', 0]]);
    expect(nextAfter('2026-11-25T12:00', closing)).toBe('2026-11-25T15:00:00Z');
    expect(nextAfter('2026-11-25T19:00', closing)).toBe('2026-11-25T23:00:00Z');
  });

  test('handles hours that end on the next day', () => {
    expect(nextAfter('2026-11-25T23:00', branch('1', 20, 26))).toBe('2026-11-26T01:00:00.001Z');
    expect(nextAfter('2026-11-26T01:00', branch('1', 20, 2))).toBe('2026-11-26T01:00:00.001Z');
  });

  test('finds a branch that opens on one day of the week', () => {
    const sunday = { id: '1', openingTimes: [{ weekday: 6, opens: 0, closes: 3600 }], holidays: [] };
    expect(nextAfter('2026-11-29T02:00', sunday)).toBe('2026-12-05T23:00:00Z');
  });

  test('is Infinity without hours', () => {
    expect(nextAfter('2026-11-25T12:00')).toBe('never');
    expect(nextAfter('2026-11-25T12:00', { id: '1', openingTimes: [], holidays: [] })).toBe('never');
  });

  test('is correct across a clock change', () => {
    expect(nextAfter('2026-03-29T01:00', branch('1', 0, 4))).toBe('2026-03-29T02:00:00.001Z');
    // In the second of the two hours from 02:00 to 03:00
    const ms = followHours([branch('1', 0, 2.5)]).untilChange(instant('2026-10-25T01:15:00Z'));
    expect(ms).toBe(900_001);
  });

  test('the set of open branches differs only at changes, never between two', () => {
    const all = [
      branch('1', 6, 18),
      branch('2', 20, 26),
      branch('3', 8, 12, [['2026-11-27', '2026-11-27', 0]]),
    ];
    const { openAt, untilChange } = followHours(all);
    const list = (time: ReturnType<typeof at>) => [...openAt(time)].join();
    let now = at('2026-11-25T00:00');
    for (let step = 0; step < 40; step++) {
      const wait = untilChange(now);
      expect(list(now.add({ milliseconds: wait - 1 }))).toBe(list(now));
      now = now.add({ milliseconds: wait });
    }
  });
});
