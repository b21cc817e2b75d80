// @vitest-environment page
import { beforeEach, expect, test } from 'vitest';
import { borrowAttributes } from '../../../shared/ui/borrow-attributes.ts';
import { one, print } from '../../page.ts';

const before = '<p id="a" hidden="until-found">Text</p>';
beforeEach(() => print(before));
const html = () => document.body.innerHTML;

test('what was not there is gone again, and what was there has its own value again', () => {
  const mine = borrowAttributes();
  mine.set(one('p'), 'aria-live', 'off');
  mine.set(one('p'), 'aria-live', 'polite');
  mine.set(one('p'), 'hidden', null);
  expect(html()).toBe('<p id="a" aria-live="polite">Text</p>');
  mine.giveBack();
  expect([one('p').getAttribute('hidden'), one('p').hasAttribute('aria-live')]).toEqual([
    'until-found',
    false,
  ]);
});

test('a flag that is set as it is wanted keeps what it says', () => {
  const mine = borrowAttributes();
  mine.toggle(one('p'), 'hidden', true);
  expect(html()).toBe(before);
  mine.toggle(one('p'), 'hidden', false);
  mine.toggle(one('p'), 'hidden', true);
  expect(one('p').getAttribute('hidden')).toBe('');
  mine.giveBack();
  expect(html()).toBe(before);
});

test.each([[[0, 1]], [[1, 0]]])('two borrowers of one attribute end in any order (%j)', (order) => {
  const both = [borrowAttributes(), borrowAttributes()];
  both[0]?.set(one('p'), 'hidden', null);
  both[1]?.set(one('p'), 'hidden', 'later');
  const [first, second] = order;
  both[first ?? 0]?.giveBack();
  expect(one('p').getAttribute('hidden')).toBe(first === 0 ? 'later' : null);
  both[second ?? 0]?.giveBack();
  expect(html()).toBe(before);
});

test('what another script has changed meanwhile stays', () => {
  const mine = borrowAttributes();
  mine.set(one('p'), 'hidden', null);
  mine.set(one('p'), 'lang', 'de');
  one('p').setAttribute('hidden', 'theirs');
  one('p').removeAttribute('lang');
  mine.giveBack();
  expect(html()).toBe('<p id="a" hidden="theirs">Text</p>');
});

test('what ends later than its widget sets nothing', () => {
  const mine = borrowAttributes();
  mine.giveBack();
  mine.set(one('p'), 'aria-live', 'off');
  mine.toggle(one('p'), 'hidden', false);
  expect(html()).toBe(before);
});
