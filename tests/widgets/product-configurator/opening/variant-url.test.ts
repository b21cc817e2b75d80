// @vitest-environment page
import { beforeEach, expect, test } from 'vitest';
import { readVariant, writeVariant } from '../../../../widgets/product-configurator/opening/variant-url.ts';

const sizes = [
  {
    code: 'groesse',
    values: [
      { id: '1', name: 'klein' },
      { id: '2', name: 'gross' },
    ],
  },
];

beforeEach(() => history.replaceState(null, '', '/produkt/zopf?utm=brief#bewertungen'));
const address = () => location.pathname + location.search + location.hash;

test("readVariant() returns the values of the product's configurations in the URL", () => {
  history.replaceState(null, '', '/produkt/zopf?groesse=2&fremd=9');
  expect(readVariant(sizes)).toEqual({ groesse: '2' });
});

test.each(['', '?groesse=', '?groesse=9', '?groesse=%3Cb%3E', '?Groesse=1'])(
  "readVariant() returns an empty selection for the query '%s'",
  (query) => {
    history.replaceState(null, '', `/produkt/zopf${query}`);
    expect(readVariant(sizes)).toEqual({});
  },
);

test('writeVariant() adds and removes the selection and keeps every other part of the URL', () => {
  const entries = history.length;
  writeVariant(sizes, { groesse: '2' });
  expect(address()).toBe('/produkt/zopf?utm=brief&groesse=2#bewertungen');
  writeVariant(sizes, { groesse: '' });
  expect(address()).toBe('/produkt/zopf?utm=brief#bewertungen');
  expect(history.length).toBe(entries);
});

test('writeVariant() keeps history.state', () => {
  history.replaceState({ scroll: 7 }, '');
  writeVariant(sizes, { groesse: '1' });
  expect(history.state).toEqual({ scroll: 7 });
});
