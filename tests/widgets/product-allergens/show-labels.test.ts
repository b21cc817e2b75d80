// @vitest-environment page
import { afterEach, beforeEach, expect, test } from 'vitest';
import { productAllergens } from '../../../fixtures/markup/product-allergens.ts';
import { showLabels } from '../../../widgets/product-allergens/show-labels.ts';
import { getElement, setPage } from '../../support/page/page.ts';

// shop.md section 2.2: allergen icons, whose labels appear on hover or tap

const allergens = ['Weizen', 'Milch', 'Ei'].map((label) => ({ label, icon: '/icon.svg' }));
const icon = (index: number) => getElement(`li:nth-child(${index + 1}) button`);
const shown = () => [...document.querySelectorAll('[data-shown]')].map(({ textContent }) => textContent);
let widget: AbortController;
let hide: () => void;

const point = (index: number, type: string, pointerType: string) =>
  icon(index).dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType }));
const tap = (index: number) => {
  for (const type of ['pointerover', 'pointerdown', 'pointerup', 'click']) point(index, type, 'touch');
};

beforeEach(() => {
  widget = new AbortController();
  hide = showLabels(setPage(String(productAllergens(allergens))), widget.signal);
});
afterEach(() => widget.abort());

test('after mount, every allergen icon has an accessible name, and no label is visible', () => {
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Weizen',
    'Milch',
    'Ei',
  ]);
  expect(shown()).toEqual([]);
});

test('hovering over an icon shows only the label of the icon, and a mouse click keeps the label visible', () => {
  point(0, 'pointerover', 'mouse');
  expect(shown()).toEqual(['Weizen']);
  point(0, 'click', 'mouse');
  expect(shown()).toEqual(['Weizen']);
  point(1, 'pointerover', 'mouse');
  expect(shown()).toEqual(['Milch']);
  getElement('[data-widget]').dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
  expect(shown()).toEqual([]);
});

test('a tap on an icon shows the label of the icon, and a second tap hides the label', () => {
  tap(1);
  expect(shown()).toEqual(['Milch']);
  tap(1);
  expect(shown()).toEqual([]);
});

test('a tap on another icon hides the first label and shows the label of the tapped icon', () => {
  tap(1);
  tap(2);
  expect(shown()).toEqual(['Ei']);
});

test('a tap outside the icons hides the visible label', () => {
  tap(1);
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  expect(shown()).toEqual([]);
});

test('Escape hides the visible label even if no icon has the focus', () => {
  point(0, 'pointerover', 'mouse');
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(shown()).toEqual([]);
});

test('the label of an icon disappears when the focus leaves the icon', () => {
  tap(0);
  icon(0).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect(shown()).toEqual([]);
});

test('unmounting hides the visible label, and a later tap shows no label', () => {
  tap(0);
  widget.abort();
  hide();
  expect(shown()).toEqual([]);
  tap(1);
  expect(shown()).toEqual([]);
});
