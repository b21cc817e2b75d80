import { describe, expect, test } from 'vitest';
import { deliveryText } from '../../../shared/text/delivery.ts';

test('if the e-mail address of the reception is configured, the message about a public holiday contains it', () => {
  expect(deliveryText.wholeDayHoliday('Weihnachten', 'info@example.ch')).toBe(
    'Am Feiertag Weihnachten ist eine Online Bestellung nicht möglich. Bitte kontaktieren Sie unsere Reception unter info@example.ch.',
  );
  expect(deliveryText.wholeDayHoliday('Weihnachten', '')).toBe(
    'Am Feiertag Weihnachten ist eine Online Bestellung nicht möglich. Bitte kontaktieren Sie unsere Reception.',
  );
});

const alone =
  'Bitte entfernen Sie dieses Produkt aus dem Warenkorb oder wählen Sie ein alternatives Produkt.';
const several = 'Bitte entfernen Sie diese Produkte aus dem Warenkorb oder wählen Sie alternative Produkte.';

test('the message about the preparation time contains ‘Tag’ for one day and ‘Tage’ for two days', () => {
  expect(deliveryText.preparation('Torte', 1)).toBe(
    `Torte braucht mindestens 1 Tag Vorbereitungszeit. ${alone}`,
  );
  expect(deliveryText.preparation('Torte', 2)).toBe(
    `Torte braucht mindestens 2 Tage Vorbereitungszeit. ${alone}`,
  );
});

describe('the message about cart items that the bakery does not make on a day', () => {
  test.each([
    [['Zopf'], 'Zopf wird', alone],
    [['Zopf', 'Torte'], 'Zopf und Torte werden', several],
    [['Zopf', 'Torte', 'Brot'], 'Zopf, Torte und Brot werden', several],
  ])(
    'for the cart items %j that cannot be made, the message has the matching singular or plural form',
    (items, start, request) => {
      expect(deliveryText.notMadeOnWeekday(items)).toBe(
        `${start} an dem von Ihnen gewünschten Liefertag nicht produziert. ${request}`,
      );
      expect(deliveryText.notMadeInPeriod(items)).toBe(
        `${start} in diesem Zeitraum nicht produziert. ${request}`,
      );
    },
  );
});

test('if the shopper has not chosen a time, the message about a closed branch says ‘an diesem Tag’', () => {
  expect(deliveryText.branchClosedOnDay('Marktplatz')).toBe(
    'Die Filiale Marktplatz ist an diesem Tag geschlossen.',
  );
});
