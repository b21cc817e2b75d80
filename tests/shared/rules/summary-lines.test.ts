import { expect, test } from 'vitest';
import { summaryLines } from '../../../shared/rules/summary-lines.ts';
import { cartText } from '../../../shared/text/cart.ts';

test('the summary writes an item’s choices below its name (shop.md section 2.7)', () => {
  expect(
    summaryLines({
      configurations: [
        { code: 'pieces', value: '16 Stück' },
        { code: 'filling', value: 'Himbeer' },
      ],
      customOptions: [
        { id: '1', label: 'Aufschrift', type: 'field', value: 'x', valueLabel: '<b>Hoi</b>' },
        { id: '2', label: 'Kerzen', type: 'drop_down', value: '3' },
        { id: '3', label: 'Bild', type: 'file' },
      ],
    }),
  ).toEqual({ configurations: '16 Stück, Himbeer', customOptions: ['Aufschrift: <b>Hoi</b>', 'Kerzen: 3'] });
});

test('an item without choices has no lines', () => {
  expect(summaryLines({})).toEqual({ configurations: '', customOptions: [] });
});

test('the quantity is written as in section 2.6', () => {
  expect(cartText.quantity(3)).toBe('Anzahl: 3');
});
