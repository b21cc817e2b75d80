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
])('the edit distance from «%s» to «%s» is %i', (from, to, edits) => {
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
])('the suggestion for the misspelt name «%s» is «%s»', (name, meant) => {
  expect(suggest(name, known)).toBe(meant);
});

test.each(['newsletter', 'tip-', ''])(
  'suggest() returns no name for «%s», because no known name is similar enough',
  (name) => {
    expect(suggest(name, known)).toBeUndefined();
  },
);

test('suggest() returns no name if the list of known names is empty', () => {
  expect(suggest('heart-toggle', [])).toBeUndefined();
});
