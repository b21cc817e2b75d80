import { parse, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { Rating, Reviews } from '../../../shared/model/review.ts';
import { ratingText } from '../../../shared/text/review.ts';

describe('the schema Rating (shop.md sections 3 and 9)', () => {
  test.each([
    [1, 0, 'Enttäuschend'],
    [2, 1, 'Geht so'],
    [3, 2, 'Ok'],
    ['4', 3, 'Gut'],
    [5, 4, 'Ausgezeichnet'],
  ])('Rating parses the API’s rating %j as the value %j, which has the label %s', (wire, rating, label) => {
    expect(parse(Rating, wire)).toBe(rating);
    expect(ratingText[rating]).toBe(label);
  });

  test.each([0, 6, 2.5, Number.NaN, '', 'gut', null])('Rating rejects the invalid rating %j', (wire) => {
    expect(safeParse(Rating, wire).success).toBe(false);
  });
});

test('Reviews omits an invalid review, and leaves HTML in the comment of a review unchanged', () => {
  const good = { id: 1, rating: 5, customer: 'Anna', createdAt: '2026-11-21', comment: '<b>fein</b>' };
  const reviews = parse(Reviews, [{}, good, null, { ...good, rating: 9 }]);
  expect(reviews).toEqual([{ ...good, id: '1', rating: 4 }]);
});
