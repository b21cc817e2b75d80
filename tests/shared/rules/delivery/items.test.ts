import { describe, expect, test } from 'vitest';
import { item, madeOn, message, plan, reasons, refusing } from './shop.ts';

describe('delivery check 6: preparation time (shop.md section 5)', () => {
  test('if an item needs two preparation days, its earliest delivery is three calendar days after the order', () => {
    const delivery = plan({ items: [item('Torte', { preparationDays: 2 })] });
    expect(refusing(delivery, '2026-11-05T10:00')).toEqual(['preparation']);
    expect(refusing(delivery, '2026-11-06T10:00')).toEqual([]);
    expect(message(delivery, '2026-11-05T10:00')).toMatch(
      /^Torte braucht mindestens 2 Tage Vorbereitungszeit\./,
    );
  });

  test('if the order is before the cutoff, an item without preparation days can be delivered tomorrow', () => {
    const before = plan({ now: '2026-11-03T15:29', items: [item('Brot', { preparationDays: 0 })] });
    const after = plan({ now: '2026-11-03T15:30', items: [item('Brot')] });
    expect(refusing(before, '2026-11-04T10:00')).toEqual([]);
    expect(refusing(after, '2026-11-04T10:00')).toEqual(['cutoff', 'preparation']);
    expect(reasons(after, '2026-11-04T10:00')[1]?.message).toBe(
      'Brot kann nach 15:30 Uhr nicht mehr auf den nächsten Tag bestellt werden.',
    );
    expect(refusing(after, '2026-11-05T10:00')).toEqual([]);
  });

  test('if several items have the longest preparation time, the message names the first of these items', () => {
    const items = [
      item('Brot'),
      item('Torte', { preparationDays: 3 }),
      item('Zopf', { preparationDays: 1 }),
      item('Kuchen', { preparationDays: 3 }),
    ];
    const [reason] = reasons(plan({ items }), '2026-11-04T10:00');
    expect(reason?.message).toMatch(/^Torte braucht mindestens 3 Tage/);
    expect(reason?.items).toEqual([items[1]]);
  });

  test('the preparation time is counted in calendar days, even across a clock change', () => {
    const late = plan({ now: '2027-03-27T23:59', items: [item('Zopf', { preparationDays: 1 })] });
    expect(refusing(late, '2027-03-28T10:00')).toContain('preparation');
    expect(refusing(late, '2027-03-29T10:00')).not.toContain('preparation');
    const autumn = plan({ now: '2026-10-24T00:00', items: [item('Zopf', { preparationDays: 1 })] });
    expect(refusing(autumn, '2026-10-25T10:00')).toContain('preparation');
    expect(refusing(autumn, '2026-10-26T10:00')).not.toContain('preparation');
  });
});

describe('delivery check 7: weekdays (shop.md section 5)', () => {
  test('the message of the weekday check names the items that the bakery does not make on the chosen day', () => {
    const items = [item('Zopf', madeOn(5, 6)), item('Brot'), item('Torte', madeOn(4))];
    const [reason] = reasons(plan({ items }), '2026-11-10T10:00');
    expect(reason?.message).toMatch(
      /^Zopf und Torte werden an dem von Ihnen gewünschten Liefertag nicht produziert\./,
    );
    expect(reason?.items).toEqual([items[0], items[2]]);
    expect(refusing(plan({ items: items.slice(0, 2) }), '2026-11-14T10:00')).toEqual([]);
  });

  test('the weekday check refuses an item if its list of weekdays is empty, and accepts an item that has no list', () => {
    expect(refusing(plan({ items: [item('Nie', madeOn())] }), '2026-11-10T10:00')).toEqual(['weekday']);
    expect(refusing(plan({ items: [item('Immer')] }), '2026-11-10T10:00')).toEqual([]);
  });

  test('if two cart items contain the same product, the message of the weekday check names the product once', () => {
    const twice = [item('Zopf', madeOn(5)), item('Zopf', madeOn(5))];
    expect(message(plan({ items: twice }), '2026-11-10T10:00')).toMatch(/^Zopf wird an dem/);
  });
});

describe('delivery check 8: blocked periods (shop.md section 5)', () => {
  const blockedOn = (fields: object, ...days: string[]) => {
    const delivery = plan({ items: [item('Torte', fields)] });
    return days.map((day) => refusing(delivery, day).includes('blocked'));
  };
  const days = ['2026-11-09', '2026-11-10', '2026-11-12', '2026-11-13'];

  test('the check of blocked periods refuses the first and the last day of a blocked period', () => {
    const dates = { blockedFrom: '2026-11-10', blockedUntil: '2026-11-12' };
    const times = { blockedFrom: '2026-11-10T14:00:00+01:00', blockedUntil: '2026-11-12T00:00:00+01:00' };
    expect(blockedOn(dates, ...days)).toEqual([false, true, true, false]);
    expect(blockedOn(times, ...days)).toEqual([false, true, true, false]);
  });

  test('without a start, a blocked period covers all earlier days; without an end, it covers all later days', () => {
    expect(blockedOn({ blockedFrom: '2026-11-10' }, ...days)).toEqual([false, true, true, true]);
    expect(blockedOn({ blockedUntil: '2026-11-10' }, ...days)).toEqual([true, true, false, false]);
  });

  test('the message about blocked periods names the blocked items', () => {
    const items = [item('Torte', { blockedFrom: '2026-11-01' })];
    expect(message(plan({ items }), '2026-11-10T10:00')).toMatch(
      /^Torte wird in diesem Zeitraum nicht produziert\. Bitte entfernen Sie dieses Produkt/,
    );
  });
});
