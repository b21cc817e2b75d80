// @vitest-environment page
import { parse } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CustomOptions } from '../../../../shared/model/product.ts';
import { keepOptions, recallOptions } from '../../../../shared/stores/product/product-draft.ts';
import { leaveKept } from '../../../support/shop/kept.ts';

// shop.md section 2.2, "Custom options": drafts of custom options

const options = parse(CustomOptions, [
  { id: 1, type: 'field', title: 'Text' },
  { id: 2, type: 'file', title: 'Bild' },
  { id: 3, type: 'drop_down', title: 'Kerzen', values: [{ value: 31, label: 'sechs' }] },
]);
const none = { texts: {}, files: {} };
const file = { name: 'anna.png', type: 'image/png', base64: 'AAAA' };

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

test('recallOptions restores the texts, the choices and the file names of custom options', () => {
  keepOptions('4732', { 1: 'Für Anna', 2: file, 3: '31' });
  expect(recallOptions('4732', options)).toEqual({
    texts: { 1: 'Für Anna', 3: '31' },
    files: { 2: 'anna.png' },
  });
  expect(sessionStorage.getItem('krume:options:4732')).not.toContain('AAAA');
  expect(recallOptions('4717', options)).toEqual(none);
});

test('keepOptions deletes the stored custom options when all options are empty', () => {
  keepOptions('4732', { 1: 'Für Anna' });
  keepOptions('4732', { 1: '', 2: undefined });
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['an object instead of a list', { 1: 'Anna' }],
  ['a list without options', [1, null, '1']],
  ['an unknown option', [{ id: '9', text: 'Anna' }]],
  ['a text for a file', [{ id: '2', text: 'Anna' }]],
  ['a choice that is not offered', [{ id: '3', text: '999' }]],
  [
    'options whose values are not texts',
    [
      { id: '1', text: { toString: 1 } },
      { id: '3', text: 31 },
    ],
  ],
  ['a text that is too long', [{ id: '1', text: 'a'.repeat(501) }]],
  ['the id __proto__', [{ id: '__proto__', text: 'Anna' }]],
  ['the id constructor', [{ id: 'constructor', text: 'Anna' }]],
])('recallOptions omits invalid stored custom options: %s', (_, stored) => {
  leaveKept('krume:options:4732', stored);
  expect(recallOptions('4732', options)).toEqual(none);
});

test('keepOptions and recallOptions cause no error if session storage is unavailable', () => {
  keepOptions('4732', { 1: 'Für Anna' });
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => keepOptions('4732', { 1: 'Für Anna' })).not.toThrow();
  expect(recallOptions('4732', options)).toEqual(none);
});
