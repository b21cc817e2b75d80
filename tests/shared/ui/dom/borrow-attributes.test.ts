// @vitest-environment page
import { beforeEach, expect, test } from 'vitest';
import { borrowAttributes } from '../../../../shared/ui/dom/borrow-attributes.ts';
import { getElement, setPage } from '../../../support/page/page.ts';

const before = '<p id="a" hidden="until-found">Text</p>';
beforeEach(() => setPage(before));
const html = () => document.body.innerHTML;

test('giveBack() removes added attributes and restores changed attribute values', () => {
  const mine = borrowAttributes();
  mine.set(getElement('p'), 'aria-live', 'off');
  mine.set(getElement('p'), 'aria-live', 'polite');
  mine.set(getElement('p'), 'hidden', null);
  expect(html()).toBe('<p id="a" aria-live="polite">Text</p>');
  mine.giveBack();
  expect([getElement('p').getAttribute('hidden'), getElement('p').hasAttribute('aria-live')]).toEqual([
    'until-found',
    false,
  ]);
});

test('toggle() of borrowAttributes does not change the value of an attribute that already exists', () => {
  const mine = borrowAttributes();
  mine.toggle(getElement('p'), 'hidden', true);
  expect(html()).toBe(before);
  mine.toggle(getElement('p'), 'hidden', false);
  mine.toggle(getElement('p'), 'hidden', true);
  expect(getElement('p').getAttribute('hidden')).toBe('');
  mine.giveBack();
  expect(html()).toBe(before);
});

test.each([[[0, 1]], [[1, 0]]])(
  'after two borrowers call giveBack() in the order %j, the attribute has its original value',
  (order) => {
    const both = [borrowAttributes(), borrowAttributes()];
    both[0]?.set(getElement('p'), 'hidden', null);
    both[1]?.set(getElement('p'), 'hidden', 'later');
    const [first, second] = order;
    both[first ?? 0]?.giveBack();
    expect(getElement('p').getAttribute('hidden')).toBe(first === 0 ? 'later' : null);
    both[second ?? 0]?.giveBack();
    expect(html()).toBe(before);
  },
);

test('giveBack() keeps an attribute value that another script has set in the meantime', () => {
  const mine = borrowAttributes();
  mine.set(getElement('p'), 'hidden', null);
  mine.set(getElement('p'), 'lang', 'de');
  getElement('p').setAttribute('hidden', 'theirs');
  getElement('p').removeAttribute('lang');
  mine.giveBack();
  expect(html()).toBe('<p id="a" hidden="theirs">Text</p>');
});

test('set() and toggle() of borrowAttributes have no effect after giveBack()', () => {
  const mine = borrowAttributes();
  mine.giveBack();
  mine.set(getElement('p'), 'aria-live', 'off');
  mine.toggle(getElement('p'), 'hidden', false);
  expect(html()).toBe(before);
});
