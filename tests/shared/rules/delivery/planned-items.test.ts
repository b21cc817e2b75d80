import { expect, test } from 'vitest';
import { item, plan, refusing } from './shop.ts';

test('an invalid weekday of a cart item is ignored and reported', () => {
  const odd = {
    availabilityDays: [
      { label: 'Freitag', id: '5 ' },
      { label: '', id: '7' },
      { label: '', id: '1' },
    ],
  };
  const delivery = plan({ items: [item('Zopf', odd)] });
  expect(refusing(delivery, '2026-11-10T10:00')).toEqual([]);
  expect(refusing(delivery, '2026-11-11T10:00')).toEqual(['weekday']);
  expect(delivery.problems).toEqual([
    'Cart item Zopf "Zopf": weekday "5 ", left out',
    'Cart item Zopf "Zopf": weekday "7", left out',
  ]);
});

test.each([
  { blockedFrom: '2026-11-12', blockedUntil: '2026-11-10' },
  { blockedFrom: 'bald', blockedUntil: '2026-11-10' },
  { blockedFrom: '2026-11-31' },
])('an invalid blocked period (%j) of a cart item is ignored and reported', (fields) => {
  const delivery = plan({ items: [item('Torte', fields)] });
  for (const day of ['2026-11-09', '2026-11-11', '2026-11-13']) expect(refusing(delivery, day)).toEqual([]);
  expect(delivery.problems).toHaveLength(1);
});

test.each([-1, 1.5, Number.NaN])(
  'an invalid number of preparation days (%s) is reported and replaced by 0',
  (preparationDays) => {
    const delivery = plan({ items: [item('Torte', { preparationDays })] });
    expect(refusing(delivery, '2026-11-04T10:00')).toEqual([]);
    expect(delivery.problems).toHaveLength(1);
  },
);
