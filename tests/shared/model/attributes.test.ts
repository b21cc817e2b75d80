import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { flag, id, integer, link, text } from '../../../shared/model/attributes.ts';

const read = (schema: typeof text | typeof integer | typeof flag, raw: unknown) => {
  const result = safeParse(schema, raw);
  return result.success ? result.output : 'does not fit';
};

test.each([
  ['12', 12],
  ['-3', -3],
  ['0', 0],
  [7, 7],
  ['007', 7],
])('the attribute value %j is parsed as an integer', (raw, value) => expect(read(integer, raw)).toBe(value));

/** An object that cannot be converted to a string. */
const textless = JSON.parse('{"toString":1,"valueOf":1}');

test.each([
  '',
  ' ',
  '1.5',
  '1e3',
  'zwei',
  '12 Stück',
  '9999999999999999',
  null,
  undefined,
  true,
  [],
  [7],
  1.5,
  textless,
])('the attribute value %j is rejected as an integer', (raw) =>
  expect(read(integer, raw)).toBe('does not fit'),
);

// Twig and PHP print `false` as an empty string, and Jinja prints `True`
test.each([
  ...['true', 'True', 'TRUE', '1', 1, true].map((raw) => [raw, true] as const),
  ...['false', 'False', '0', 0, false, ''].map((raw) => [raw, false] as const),
])('the attribute value %j is parsed as the flag %j', (raw, value) => expect(read(flag, raw)).toBe(value));

test.each(['ja', '2', ' ', null, undefined, {}, [], ['1'], -1])(
  'the attribute value %j is rejected as a flag',
  (raw) => expect(read(flag, raw)).toBe('does not fit'),
);

test.each([
  ['', ''],
  ['<b>Brot</b>', '<b>Brot</b>'],
  [4711, '4711'],
])('the attribute value %j is parsed as a text', (raw, value) => expect(read(text, raw)).toBe(value));

test.each([null, undefined, true, {}, ['a']])('the attribute value %j is rejected as a text', (raw) =>
  expect(read(text, raw)).toBe('does not fit'),
);

test.each([
  ['4711', '4711'],
  [4711, '4711'],
  ['ruch-brot_1.2', 'ruch-brot_1.2'],
])('the attribute value %j is parsed as an id', (raw, value) => expect(read(id, raw)).toBe(value));

test.each(['', '.', '..', 'a b', '../1', 'a/b', 'ä', {}, ['7'], textless])(
  'the attribute value %j is rejected as an id',
  (raw) => expect(read(id, raw)).toBe('does not fit'),
);

test.each(['undefined', 'null'])(
  'the attribute value %s is rejected as an id instead of being converted to a text',
  (name) => {
    expect(read(id, name === 'null' ? null : undefined)).toBe('does not fit');
  },
);

test.each(['/login', 'https://example.ch/a?b=c#d', '#oben'])(
  'the attribute value %s is parsed as a link',
  (raw) => expect(read(link, raw)).toBe(raw),
);

test.each(['', 'javascript:alert(1)', 'mailto:a@b.ch', 1, undefined])(
  'the attribute value %j is rejected as a link',
  (raw) => expect(read(link, raw)).toBe('does not fit'),
);

test('each attribute type describes its expected value in German', () => {
  expect([integer, text, id, flag, link].map(({ expects }) => expects)).toEqual([
    'eine ganze Zahl',
    'ein Text',
    'eine Nummer oder ein Kürzel',
    'true oder false',
    'eine Adresse dieser Website oder http(s)',
  ]);
});
