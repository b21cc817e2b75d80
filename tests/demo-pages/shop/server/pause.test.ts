import { expect, test } from 'vitest';
import { nextPause } from '../../../../demo-pages/shop/server/pause.ts';

const winter = { from: '10-01', until: '03-31' };
const summer = { from: '07-01', until: '08-15' };

test.each([
  ['2026-05-10', winter, '2026-10-01', '2027-03-31'],
  ['2026-11-21', winter, '2026-10-01', '2027-03-31'],
  ['2027-02-01', winter, '2026-10-01', '2027-03-31'],
  ['2027-03-31', winter, '2026-10-01', '2027-03-31'],
  ['2027-04-01', winter, '2027-10-01', '2028-03-31'],
  ['2026-05-10', summer, '2026-07-01', '2026-08-15'],
  ['2026-08-16', summer, '2027-07-01', '2027-08-15'],
])(
  'on %s, the current or next sales pause for the yearly period %j is from %s to %s',
  (today, pause, from, until) => {
    expect(nextPause(pause, Date.parse(`${today}T12:00:00Z`))).toEqual({ from, until });
  },
);

test('a product without a yearly period has no sales pause', () => {
  expect(nextPause(undefined, 0)).toBeUndefined();
});
