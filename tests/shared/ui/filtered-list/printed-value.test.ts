// @vitest-environment page
import { expect, test } from 'vitest';
import { printedValue } from '../../../../shared/ui/filtered-list/printed-value.ts';
import { setPage } from '../../../support/page/page.ts';

test.each([
  ['<select><option value="a">A<option value="b" selected>B</select>', 'b'],
  ['<select><option value="a">A<option value="b">B</select>', 'a'],
  ['<select><option value="" disabled>Bitte wählen<option value="all">Alle</select>', 'all'],
  ['<select></select>', ''],
])('the printed value of %s is "%s", whatever option is selected now', (html, value) => {
  const select = setPage(html);
  if (!(select instanceof HTMLSelectElement)) throw Error('There is no select');
  expect(printedValue(select)).toBe(value);
  for (const { value: other } of select.options) {
    select.value = other;
    expect(printedValue(select)).toBe(value);
  }
});

test('without a select, the printed value is empty', () => {
  expect(printedValue(undefined)).toBe('');
});
