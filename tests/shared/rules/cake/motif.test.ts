import { expect, test } from 'vitest';
import { motifs } from '../../../../shared/rules/cake/motif.ts';
import { motifGroupText, motifText } from '../../../../shared/text/cake.ts';

test('the 33 stock motifs for cakes are in the specified groups (shop.md section 9)', () => {
  const sizes = Object.entries(motifs).map(([group, ids]) => [group, ids.length]);
  expect(sizes).toEqual([
    ['emojis', 5],
    ['valentine', 8],
    ['celebration', 1],
    ['easter', 6],
    ['other', 13],
  ]);
});

test('no two stock motifs and no two groups of stock motifs have the same name', () => {
  expect(Object.keys(motifText)).toEqual(Object.values(motifs).flat());
  expect(new Set(Object.values(motifText)).size).toBe(33);
  expect(Object.keys(motifGroupText)).toEqual(Object.keys(motifs));
});
