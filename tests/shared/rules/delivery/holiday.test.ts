import { describe, expect, test } from 'vitest';
import { chain, closure, message, plan, refusing } from './shop.ts';

const christmas = closure('Weihnachten', '2026-12-25');
const eve = closure('Heiligabend', '2026-12-24T16:00', '2026-12-24T23:59');
const reception = 'Bitte kontaktieren Sie unsere Reception unter reception@example.ch.';

describe('delivery check 1: public holiday (shop.md section 5)', () => {
  const delivery = plan({ branches: chain(christmas, eve) });

  test('the message of the holiday check contains the name of a whole-day holiday', () => {
    expect(message(delivery, '2026-12-25T10:00')).toBe(
      `Am Feiertag Weihnachten ist eine Online Bestellung nicht möglich. ${reception}`,
    );
  });

  test('the message of the holiday check contains the start and end of a part-day holiday', () => {
    expect(message(delivery, '2026-12-24T16:00')).toBe(
      `Am Feiertag Heiligabend ist eine Online Bestellung zwischen 16:00 - 23:59 Uhr nicht möglich. ${reception}`,
    );
  });

  test('if a holiday starts during the day, the holiday check allows earlier times on the same day', () => {
    expect(refusing(delivery, '2026-12-24T15:30')).toEqual([]);
  });

  test('the holiday check ignores a closure if fewer than five branches share it', () => {
    const four = plan({ branches: chain(christmas).slice(0, 4) });
    expect(refusing(four, '2026-12-25T10:00')).toEqual([]);
  });

  test('if a holiday covers a part of the day, the holiday check refuses a postal delivery on this day', () => {
    const postal = plan({ method: 'PostDelivery', branches: chain(eve) });
    expect(refusing(postal, '2026-12-24')).toEqual(['public-holiday']);
  });

  test('the message about a holiday of several days contains only the hours on the chosen day', () => {
    const days = plan({ branches: chain(closure('Fasnacht', '2027-02-15T12:00', '2027-02-16T08:30')) });
    expect(message(days, '2027-02-15T13:00')).toContain(
      'Fasnacht ist eine Online Bestellung zwischen 12:00 - 23:59',
    );
    expect(message(days, '2027-02-16T08:00')).toContain(
      'Fasnacht ist eine Online Bestellung zwischen 00:00 - 08:30',
    );
  });

  test('if two holidays cover the time, the message of the holiday check names the whole-day holiday', () => {
    const both = plan({
      branches: chain(closure('Nacht', '2026-12-24T20:00', '2026-12-25T08:00'), christmas),
    });
    expect(message(both, '2026-12-25T07:00')).toContain('Am Feiertag Weihnachten');
  });
});

describe('delivery check 3: today is a public holiday (shop.md section 5)', () => {
  const text =
    'An Feiertagen können wir Bestellungen für den Folgetag nicht verarbeiten. Besten Dank für Ihr Verständnis.';

  test('if today is a public holiday, a delivery tomorrow is refused even before the cutoff', () => {
    const early = plan({
      now: '2026-11-03T00:30',
      branches: chain(closure('Fest', '2026-11-03T20:00', '2026-11-03T22:00')),
    });
    expect(message(early, '2026-11-04T10:00')).toBe(text);
    expect(refusing(early, '2026-11-05T10:00')).toEqual([]);
  });
});
