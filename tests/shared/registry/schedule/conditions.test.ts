import { expect, test } from 'vitest';
import { isLasting, parseConditions } from '../../../../shared/registry/schedule/conditions.ts';

const read = (text: string) =>
  parseConditions(text).map(({ name, argument }) => (argument ? `${name}: ${argument}` : name));

test.each([
  ['load', ['load']],
  ['visible(200px)', ['visible: 200px']],
  ['visible(200px 0px -10%)', ['visible: 200px 0px -10%']],
  ['  idle \n visible ', ['idle', 'visible']],
  ['media((min-width: 60em))', ['media: (min-width: 60em)']],
  ['media((hover) and (not (print)))', ['media: (hover) and (not (print))']],
  ['visible()', ['visible']],
  ['', []],
])('parseConditions accepts data-widget-on="%s"', (text, conditions) => {
  expect(read(text)).toEqual(conditions);
});

test('parseConditions moves media queries to the end, and keeps the order of the other conditions', () => {
  expect(read('media(print) visible media(screen) idle')).toEqual([
    'visible',
    'idle',
    'media: print',
    'media: screen',
  ]);
});

test.each([
  'visible(200px',
  'visible)',
  'load, idle',
  'idle;',
  'media((((a))))',
  'load idle!',
  'visible(1)(2)',
])('parseConditions rejects data-widget-on="%s"', (text) => {
  expect(() => parseConditions(text)).toThrow();
});

test('parseConditions rejects a condition that contains 5,000 open brackets, and does not backtrack for long', () => {
  expect(() => parseConditions(`media(${'('.repeat(5000)}`)).toThrow();
});

test('isLasting() returns true for media queries, because their match can end, and false for other conditions', () => {
  expect(parseConditions('load idle visible interaction media(print)').map(isLasting)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});
