import { expect, test } from 'vitest';
import { isLasting, parseConditions } from '../../../shared/registry/conditions.ts';

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
])('data-widget-on="%s" is read', (text, conditions) => {
  expect(read(text)).toEqual(conditions);
});

test('media queries come last, the others stay in order', () => {
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
])('"%s" is not a list of conditions', (text) => {
  expect(() => parseConditions(text)).toThrow();
});

test('a long illegible text is refused at once, not after minutes', () => {
  expect(() => parseConditions(`media(${'('.repeat(5000)}`)).toThrow();
});

test('only a media query can cease to hold', () => {
  expect(parseConditions('load idle visible interaction media(print)').map(isLasting)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});
