import { expect, test } from 'vitest';
import { branch, chain, closure, item, madeOn, message, plan, refusing } from './shop.ts';

test('checkDate accepts a delivery date that meets all rules', () => {
  expect(refusing(plan({ branch: branch() }), '2026-11-04T08:00')).toEqual([]);
});

test('checkDate accepts a delivery date for an empty cart', () => {
  expect(refusing(plan({ items: [] }), '2026-11-04T08:00')).toEqual([]);
});

test('checkDate runs the checks in the specified order, and the first failure sets the message (shop.md section 5)', () => {
  const holidays = [closure('Fest', '2026-11-06'), closure('Folgefest', '2026-11-07')];
  const items = [
    item('Torte', { preparationDays: 5 }),
    item('Zopf', madeOn(0)),
    item('Brot', { blockedFrom: '2026-11-01' }),
  ];
  const now = '2026-11-06T10:00';

  const pickup = plan({ now, items, branches: chain(...holidays), branch: branch(...holidays) });
  expect(refusing(pickup, '2026-11-07T10:00')).toEqual([
    'public-holiday',
    'cutoff',
    'holiday-today',
    'branch-closed',
    'preparation',
    'weekday',
    'blocked',
  ]);
  expect(message(pickup, '2026-11-07T10:00')).toContain('Am Feiertag Folgefest');

  const postal = plan({ now, items, branches: chain(...holidays), method: 'FreeShipping' });
  expect(refusing(postal, '2026-11-07')).toEqual([
    'public-holiday',
    'cutoff',
    'holiday-today',
    'postal-weekend',
    'preparation',
    'weekday',
    'blocked',
  ]);
});
