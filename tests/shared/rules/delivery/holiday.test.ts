import { describe, expect, test } from 'vitest';
import { chain, closure, message, plan, refusing } from './shop.ts';

const christmas = closure('Weihnachten', '2026-12-25');
const eve = closure('Heiligabend', '2026-12-24T16:00', '2026-12-24T23:59');
const reception = 'Bitte kontaktieren Sie unsere Reception unter reception@example.ch.';

describe('check 1: public holiday (shop.md 5)', () => {
  const delivery = plan({ branches: chain(christmas, eve) });

  test('a whole-day holiday says so', () => {
    expect(message(delivery, '2026-12-25T10:00')).toBe(
      `Am Feiertag Weihnachten ist eine Online Bestellung nicht möglich. ${reception}`,
    );
  });

  test('any other says from when to when', () => {
    expect(message(delivery, '2026-12-24T16:00')).toBe(
      `Am Feiertag Heiligabend ist eine Online Bestellung zwischen 16:00 - 23:59 Uhr nicht möglich. ${reception}`,
    );
  });

  test('before it starts, the day is free', () => {
    expect(refusing(delivery, '2026-12-24T15:30')).toEqual([]);
  });

  test('four branches make no public holiday', () => {
    const four = plan({ branches: chain(christmas).slice(0, 4) });
    expect(refusing(four, '2026-12-25T10:00')).toEqual([]);
  });

  test('the post has no time of day: a holiday counts for every day that it touches', () => {
    const postal = plan({ method: 'PostDelivery', branches: chain(eve) });
    expect(refusing(postal, '2026-12-24')).toEqual(['public-holiday']);
  });

  test('of several days, only the part on the chosen one is named', () => {
    const days = plan({ branches: chain(closure('Fasnacht', '2027-02-15T12:00', '2027-02-16T08:30')) });
    expect(message(days, '2027-02-15T13:00')).toContain(
      'Fasnacht ist eine Online Bestellung zwischen 12:00 - 23:59',
    );
    expect(message(days, '2027-02-16T08:00')).toContain(
      'Fasnacht ist eine Online Bestellung zwischen 00:00 - 08:30',
    );
  });

  test('where two cover the time, the whole-day one is named', () => {
    const both = plan({
      branches: chain(closure('Nacht', '2026-12-24T20:00', '2026-12-25T08:00'), christmas),
    });
    expect(message(both, '2026-12-25T07:00')).toContain('Am Feiertag Weihnachten');
  });
});

describe('check 3: today is a public holiday (shop.md 5)', () => {
  const text =
    'An Feiertagen können wir Bestellungen für den Folgetag nicht verarbeiten. Besten Dank für Ihr Verständnis.';

  test('nothing can be ordered for tomorrow, not even before the cut-off', () => {
    const early = plan({
      now: '2026-11-03T00:30',
      branches: chain(closure('Fest', '2026-11-03T20:00', '2026-11-03T22:00')),
    });
    expect(message(early, '2026-11-04T10:00')).toBe(text);
    expect(refusing(early, '2026-11-05T10:00')).toEqual([]);
  });
});
