import { expect, test } from 'vitest';
import {
  cakeConfigurations,
  layoutImageOption,
  printImageOption,
} from '../../../../shared/rules/cake/option.ts';

const byTitle = [
  { id: '8', title: 'Bild' },
  { id: '9', title: 'Drucker Bild' },
];
const byId = [...byTitle, { id: '20', title: 'Print' }, { id: '21', title: 'Anordnung' }];

test.each([
  ['by their ids', byId, '20', '21'],
  ['else by their titles', byTitle, '9', '8'],
  ['or not at all', [{ id: '1', title: 'Kerzen' }], undefined, undefined],
])('the options of print and layout image are found %s (shop.md section 9)', (_, options, print, layout) => {
  expect(printImageOption(options)?.id).toBe(print);
  expect(layoutImageOption(options)?.id).toBe(layout);
});

test('pieces and filling have their configurations', () => {
  expect(cakeConfigurations).toEqual({ pieces: '182', filling: '185' });
});
