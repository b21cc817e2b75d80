// @vitest-environment page
import { expect, test } from 'vitest';
import {
  isChanged,
  isSelect,
  printedValue,
} from '../../../../../shared/registry/widget/server-html/printed-value.ts';
import { getElement, setPage } from '../../../../support/page/page.ts';

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

test.each([
  ['a field', '<input value="Anna">', 'Urs'],
  ['a text area', '<textarea>Anna</textarea>', 'Urs'],
  ['a select', '<select><option value="" disabled>Bitte wählen<option>Alle<option>Brote</select>', 'Brote'],
])('%s is changed after the user has entered another value', (_, html, value) => {
  setPage(html);
  const field = getElement<HTMLInputElement>('input, textarea, select');
  // happy-dom selects the first option although it is disabled
  if (isSelect(field)) field.value = 'Alle';
  expect(isChanged(field)).toBe(false);
  field.value = value;
  expect(isChanged(field)).toBe(true);
});

test.each(['checkbox', 'radio'])('a field of type %s is changed after the user has ticked it', (type) => {
  setPage(`<input type="${type}">`);
  const field = getElement<HTMLInputElement>('input');
  expect(isChanged(field)).toBe(false);
  field.click();
  expect(isChanged(field)).toBe(true);
});
