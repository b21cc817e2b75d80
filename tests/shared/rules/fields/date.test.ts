import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import {
  dateFrom,
  dateUntil,
  optionalDateFrom,
  optionalDateUntil,
} from '../../../../shared/rules/fields/date.ts';

const today = '2026-11-21';

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  [' 2026-11-21 ', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-04-31', false],
  ['21.11.2026', true],
  ['3.4.2019', true],
  ['3. Apr 2019', true],
  ['31.4.2026', false],
  ['2026-11-21T10:00', false],
  ['', false],
  [undefined, false],
])('a date field with the value %j is valid: %s', (text, expected) => {
  expect(safeParse(dateFrom('2019-01-01'), text).success).toBe(expected);
});

test.each([
  ['2026-11-20', true, false],
  ['2026-11-21', true, true],
  ['2026-11-22', false, true],
])(
  'the date %s is valid as a birthday: %s, and as a future date: %s (site.md section 5)',
  (day, until, from) => {
    expect(safeParse(dateUntil(today), day).success).toBe(until);
    expect(safeParse(dateFrom(today), day).success).toBe(from);
    expect(safeParse(optionalDateUntil(today), day).success).toBe(until);
  },
);

test('the optional birthday field omits an empty value, and rejects an invalid date', () => {
  expect(safeParse(optionalDateUntil(today), '')).toMatchObject({ success: true, output: undefined });
  expect(safeParse(optionalDateUntil(today), '2026-02-30').success).toBe(false);
});

test.each([
  ['3.4.85', '1985-04-03'],
  ['21.11.26', '2026-11-21'],
  ['22.11.26', '1926-11-22'],
])('the birthday %j, whose year has two digits, is parsed as %s', (typed, day) => {
  expect(safeParse(dateUntil(today), typed)).toMatchObject({ output: day });
  expect(safeParse(optionalDateUntil(today), typed)).toMatchObject({ output: day });
});

test.each(['gestern', '31.02.2099', '20.11.2026', '22.11.2036', '2926-11-21'])(
  'the field for an optional future date rejects %j',
  (text) => expect(safeParse(optionalDateFrom(today), text).success).toBe(false),
);

test('the field for an optional future date omits an empty value', () => {
  expect(safeParse(optionalDateFrom(today), ' ')).toMatchObject({ success: true, output: undefined });
  expect(safeParse(optionalDateFrom(today), '21.11.2026')).toMatchObject({ output: today });
});

test.each([
  [dateFrom, {}, '22.11.2036', 'Bitte wählen Sie ein Datum bis 21.11.2036.'],
  [dateFrom, {}, '20.11.2026', 'Dieses Datum darf nicht in der Vergangenheit liegen.'],
  [dateFrom, { noticeDays: '3' }, '23.11.2026', 'Bitte wählen Sie ein Datum ab 24.11.2026.'],
  [optionalDateFrom, { noticeDays: '3' }, '23.11.2026', 'Bitte wählen Sie ein Datum ab 24.11.2026.'],
  [
    dateFrom,
    { noticeDays: '3', min: '2026-12-01' },
    '30.11.2026',
    'Bitte wählen Sie ein Datum ab 01.12.2026.',
  ],
  [dateFrom, { max: '2026-12-24' }, '25.12.2026', 'Bitte wählen Sie ein Datum bis 24.12.2026.'],
  [dateFrom, { max: '2099-12-31' }, '25.12.2098', 'Bitte wählen Sie ein Datum bis 21.11.2036.'],
  [dateUntil, {}, '20.11.1906', 'Bitte wählen Sie ein Datum ab 21.11.1906.'],
  [optionalDateUntil, { min: '2010-01-01' }, '31.12.2009', 'Bitte wählen Sie ein Datum ab 01.01.2010.'],
  [dateUntil, { max: '2099-12-31' }, '22.11.2026', 'Dieses Datum darf nicht in der Zukunft liegen.'],
] as const)(
  'if a date is outside the limits, the message of the date field names the violated limit (case %#)',
  (rule, bounds, text, message) => {
    expect(safeParse(rule(today, bounds), text).issues?.[0]).toMatchObject({ message });
  },
);
