import { describe, expect, test } from 'vitest';
import { validateForm } from '../../../../shared/rules/form.ts';
import { reviewForm } from '../../../../shared/rules/forms/review.ts';
import { invalidFields } from '../../../support/page/invalid-fields.ts';

const values = { rating: '4', title: 'Fein', comment: 'Sehr gut.' };

describe('a review (shop.md section 5, "Review form")', () => {
  test.each([
    ['0', 1],
    [0, 1],
    ['4', 5],
  ])('rating %j is sent as %d (shop.md section 3)', (rating, wire) => {
    expect(validateForm(reviewForm(false), { ...values, rating })).toStrictEqual({
      valid: true,
      values: { ...values, rating: wire },
    });
  });

  test.each(['', undefined, '5', '-1', '2.5', 'gut', Number.NaN])('%j is not a rating', (rating) => {
    expect(invalidFields(reviewForm(false), { ...values, rating })).toEqual(['rating']);
  });

  test('requires a visible name field, and sends the name as customer', () => {
    expect(invalidFields(reviewForm(true), values)).toEqual(['name']);
    expect(validateForm(reviewForm(true), { ...values, name: 'Anna' })).toStrictEqual({
      valid: true,
      values: { rating: 5, title: 'Fein', comment: 'Sehr gut.', customer: 'Anna' },
    });
  });

  test('accepts markup and 5,000 characters as text', () => {
    const long = { ...values, title: '<script>', comment: 'x'.repeat(5000) };
    expect(validateForm(reviewForm(false), long)).toMatchObject({ values: { title: '<script>' } });
  });

  test('lists the empty fields in form order', () => {
    expect(invalidFields(reviewForm(true), {})).toEqual(['rating', 'title', 'comment', 'name']);
  });
});
