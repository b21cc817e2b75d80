import { describe, expect, test } from 'vitest';
import { deliveryText } from '../../../shared/text/delivery.ts';

test('reception is named with its address, and without one when none is configured', () => {
  expect(deliveryText.wholeDayHoliday('Weihnachten', 'info@example.ch')).toBe(
    'Am Feiertag Weihnachten ist eine Online Bestellung nicht möglich. Bitte kontaktieren Sie unsere Reception unter info@example.ch.',
  );
  expect(deliveryText.wholeDayHoliday('Weihnachten', '')).toMatch(/kontaktieren Sie unsere Reception\.$/);
});

test('one day is a Tag, more are Tage', () => {
  expect(deliveryText.preparation('Torte', 1)).toContain('Torte braucht mindestens 1 Tag Vorbereitungszeit.');
  expect(deliveryText.preparation('Torte', 2)).toContain(
    'Torte braucht mindestens 2 Tage Vorbereitungszeit.',
  );
});

describe('one item wird nicht produziert, several werden', () => {
  test.each([
    [['Zopf'], 'Zopf wird an', 'dieses Produkt'],
    [['Zopf', 'Torte'], 'Zopf und Torte werden an', 'diese Produkte'],
    [['Zopf', 'Torte', 'Brot'], 'Zopf, Torte und Brot werden an', 'diese Produkte'],
  ])('%j', (items, start, request) => {
    const message = deliveryText.notMadeOnWeekday(items);
    expect(message.startsWith(start)).toBe(true);
    expect(message).toContain(`Bitte entfernen Sie ${request}`);
  });
});
