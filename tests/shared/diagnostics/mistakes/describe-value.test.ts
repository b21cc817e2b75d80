import { expect, test } from 'vitest';
import { describeValue } from '../../../../shared/diagnostics/mistakes/describe-value.ts';

test.each<[shown: string, input: unknown]>([
  ['ist "12,50"', '12,50'],
  ['ist 12.5', 12.5],
  ['ist null', null],
  ['ist eine Liste', [1]],
  ['ist ein Objekt', { toJSON: () => undefined }],
  ['ist kein Wert, den JSON kennt', Object],
  ['ist kein Wert, den JSON kennt', Symbol('Brot')],
  ['ist kein Wert, den JSON kennt', 12n],
  ['fehlt', undefined],
])('the message about a wrong attribute says «%s» for the value %s', (shown, input) => {
  expect(describeValue('data-weight', { input, wanted: 'price', isJson: false })).toBe(
    `data-weight ${shown}, erwartet wird eine Zahl mit Punkt, zum Beispiel 12.50`,
  );
});
