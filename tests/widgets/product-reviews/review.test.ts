import { describe, expect, test } from 'vitest';
import { validateForm } from '../../../shared/rules/form.ts';
import { reviewForm } from '../../../widgets/product-reviews/review.ts';
import { invalidFields } from '../../support/page/invalid-fields.ts';

const values = { rating: '4', title: 'Fein', comment: 'Sehr gut.' };

describe('the review form (shop.md section 5, "Review form")', () => {
  test.each([
    ['0', 1],
    [0, 1],
    ['4', 5],
  ])(
    'the review form converts the rating %j of the field to %d for the API (shop.md section 3)',
    (rating, wire) => {
      expect(validateForm(reviewForm(false), { ...values, rating })).toStrictEqual({
        valid: true,
        values: { ...values, rating: wire },
      });
    },
  );

  test.each(['', undefined, '5', '-1', '2.5', 'gut', Number.NaN])(
    'the review form rejects the rating %j',
    (rating) => {
      expect(invalidFields(reviewForm(false), { ...values, rating })).toEqual(['rating']);
    },
  );

  test('the review form requires the name only if its field is visible, and returns the name as ‘customer’', () => {
    expect(invalidFields(reviewForm(true), values)).toEqual(['name']);
    expect(validateForm(reviewForm(true), { ...values, name: 'Anna' })).toStrictEqual({
      valid: true,
      values: { rating: 5, title: 'Fein', comment: 'Sehr gut.', customer: 'Anna' },
    });
  });

  test('the review form accepts a title that contains markup, and a comment of 5,000 characters', () => {
    const long = { ...values, title: '<script>', comment: 'x'.repeat(5000) };
    expect(validateForm(reviewForm(false), long)).toMatchObject({ values: { title: '<script>' } });
  });

  test('the review form reports all empty required fields in the order of the form', () => {
    expect(invalidFields(reviewForm(true), {})).toEqual(['rating', 'title', 'comment', 'name']);
  });
});
