import { expect, test } from 'vitest';
import { distance, suggest } from '../../../../shared/diagnostics/mistakes/edit-distance.ts';

test.each([
  ['', '', 0],
  ['brot', 'brot', 0],
  ['brot', 'bort', 1],
  ['brot', 'tbro', 2],
  ['ab', 'ba', 1],
  ['brot', 'brote', 1],
  ['brot', '', 4],
  ['', 'brot', 4],
  ['gipfel', 'zopf', 4],
])('counts from «%s» to «%s» %i edits', (from, to, edits) => {
  expect(distance(from, to)).toBe(edits);
  expect(distance(to, from)).toBe(edits);
});

const known = ['cart-flyout', 'heart-toggle', 'product-form', 'tab'];

test.each([
  ['hart-toggle', 'heart-toggle'],
  ['Heart-Toggle', 'heart-toggle'],
  ['heart-togle', 'heart-toggle'],
  ['carthflyout', 'cart-flyout'],
  ['tap', 'tab'],
])('suggests for «%s» the name «%s»', (name, meant) => {
  expect(suggest(name, known)).toBe(meant);
});

test.each(['newsletter', 'tip-', ''])('suggests no name for «%s»', (name) => {
  expect(suggest(name, known)).toBeUndefined();
});

test('suggests nothing from an empty catalogue', () => {
  expect(suggest('heart-toggle', [])).toBeUndefined();
});
