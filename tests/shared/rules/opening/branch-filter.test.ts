import { describe, expect, test } from 'vitest';
import { followHours, isOfKind, openBranches } from '../../../../shared/rules/opening/branch-filter.ts';
import { at, instant } from '../../../support/data/zurich.ts';

// site.md sections 2.12 and 4.6: the branches that are open

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

describe('the filter for open branches', () => {
  test('a branch is open from its opening time until its closing time, inclusive', () => {
    const open = isOpen(6, 18.5);
    expect([open(at('2026-11-25T18:29:59')), open(at('2026-11-25T18:30:00'))]).toEqual([true, true]);
    expect(open(at('2026-11-25T18:30:01'))).toBe(false);
    expect([open(at('2026-11-25T05:59:59')), open(at('2026-11-25T06:00:00'))]).toEqual([false, true]);
  });

  test.each([[26], [2]])('a branch is open after midnight if its opening times end at %s hours', (closes) => {
    const open = isOpen(20, closes);
    expect(['23:59:59', '20:00:00'].map((time) => open(at(`2026-11-25T${time}`)))).toEqual([true, true]);
    expect(['00:00:00', '02:00:00'].map((time) => open(at(`2026-11-26T${time}`)))).toEqual([true, true]);
    expect(['02:00:01', '19:59:59'].map((time) => open(at(`2026-11-26T${time}`)))).toEqual([false, false]);
  });

  test('a branch is open during a special opening, and closed during a closure', () => {
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

  test('openBranches ignores a branch holiday that is invalid or that ends before its start', () => {
    const open = isOpen(6, 18, [
      ['bald', 'später', 0],
      ['2026-12-28', '2026-12-20', 0],
      ['', '2026-12-25', 1],
    ]);
    expect([open(at('2026-12-24T12:00:00')), open(at('2026-12-24T20:00:00'))]).toEqual([true, false]);
  });

  test('when the clocks go forward in spring, a branch with the closing time 02:30 closes at 02:00', () => {
    const open = isOpen(22, 2.5);
    // Local times in Zurich: 01:59:59, and one second later 03:00:00
    expect(open(instant('2027-03-28T00:59:59Z'))).toBe(true);
    expect(open(instant('2027-03-28T01:00:00Z'))).toBe(false);
  });

  test('when the clocks go back in autumn, a branch that closes at 02:30 is open during both occurrences of 02:00 to 02:30', () => {
    const open = isOpen(22, 2.5);
    // Local times in Zurich: 02:30 and 02:31 in summer time, then 02:00 and 02:31 in winter time
    expect(open(instant('2026-10-25T00:30:00Z'))).toBe(true);
    expect(open(instant('2026-10-25T00:31:00Z'))).toBe(false);
    expect(open(instant('2026-10-25T01:00:00Z'))).toBe(true);
    expect(open(instant('2026-10-25T01:31:00Z'))).toBe(false);
  });
});

test('openBranches omits a branch without opening times, and returns a duplicate branch once', () => {
  const find = openBranches([
    { id: '1', openingTimes: [], holidays: [] },
    branch('2', 0, 24),
    branch('2', 0, 24),
  ]);
  expect([...find(at('2026-11-25T12:00:00'))]).toEqual(['2']);
});

test('isOfKind() returns true for a branch of an unknown kind only if no kind is selected in the filter', () => {
  expect(isOfKind({ branches: ['kiosk'] }, '')).toBe(true);
  expect(isOfKind({ branches: ['kiosk'] }, 'cafe')).toBe(false);
  expect(isOfKind({ branches: ['cafe', 'kiosk'] }, 'cafe')).toBe(true);
  expect(isOfKind({ branches: ['cafe'] }, 'bäckerei')).toBe(false);
  expect(isOfKind({ branches: [] }, 'constructor')).toBe(false);
});

describe('the next time at which a branch opens or closes', () => {
  /** The next time at which a branch opens or closes after a local time in Zurich, or 'never'. */
  const nextAfter = (from: string, ...branches: Parameters<typeof followHours>[0]) => {
    const now = at(from);
    const ms = followHours(branches).untilChange(now);
    return ms === Number.POSITIVE_INFINITY ? 'never' : now.add({ milliseconds: ms }).toString();
  };

  test.each([
    ['2026-11-25T05:00:00', '2026-11-25T05:00:00Z'],
    ['2026-11-25T06:00:00', '2026-11-25T17:00:00.001Z'],
    // A branch is still open at its closing time
    ['2026-11-25T18:00:00', '2026-11-25T17:00:00.001Z'],
    ['2026-11-25T18:00:01', '2026-11-26T05:00:00Z'],
  ])('after %s, the next time at which a branch opens or closes is %s', (from, next) => {
    expect(nextAfter(from, branch('1', 6, 18))).toBe(next);
  });

  test('untilChange() returns the time until the next opening, closing or closure of any branch', () => {
    expect(nextAfter('2026-11-25T12:00', branch('1', 6, 18), branch('2', 6, 13))).toBe(
      '2026-11-25T12:00:00.001Z',
    );
    const closing = branch('1', 6, 18, [['2026-11-25T16:00', '2026-11-26T00:00', 0]]);
    expect(nextAfter('2026-11-25T12:00', closing)).toBe('2026-11-25T15:00:00Z');
    expect(nextAfter('2026-11-25T19:00', closing)).toBe('2026-11-25T23:00:00Z');
  });

  test('untilChange() returns the time until a branch closes after midnight', () => {
    expect(nextAfter('2026-11-25T23:00', branch('1', 20, 26))).toBe('2026-11-26T01:00:00.001Z');
    expect(nextAfter('2026-11-26T01:00', branch('1', 20, 2))).toBe('2026-11-26T01:00:00.001Z');
  });

  test('untilChange() returns almost seven days for a branch that opens only on Sundays', () => {
    const sunday = { id: '1', openingTimes: [{ weekday: 6, opens: 0, closes: 3600 }], holidays: [] };
    expect(nextAfter('2026-11-29T02:00', sunday)).toBe('2026-12-05T23:00:00Z');
  });

  test('untilChange() returns Infinity for branches without opening times', () => {
    expect(nextAfter('2026-11-25T12:00')).toBe('never');
    expect(nextAfter('2026-11-25T12:00', { id: '1', openingTimes: [], holidays: [] })).toBe('never');
  });

  test('if the clock changes before a branch closes, untilChange() returns the elapsed time until the closing', () => {
    expect(nextAfter('2026-03-29T01:00', branch('1', 0, 4))).toBe('2026-03-29T02:00:00.001Z');
    // 02:15 in winter time, in the second hour from 02:00 to 03:00 of that night
    const ms = followHours([branch('1', 0, 2.5)]).untilChange(instant('2026-10-25T01:15:00Z'));
    expect(ms).toBe(900_001);
  });

  test('the set of open branches does not change before the time that untilChange() returns', () => {
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
