import { describe, expect, test } from 'vitest';
import { validateForm } from '../../../../shared/rules/form.ts';
import { addressForm } from '../../../../shared/rules/forms/address.ts';
import { maxLength } from '../../../support/data/samples.ts';
import { invalidFields } from '../../../support/page/invalid-fields.ts';

const form = addressForm(maxLength);
const values = {
  firstName: 'Anna',
  lastName: 'Muster',
  company: '',
  phone: '061 123 45 67',
  street: 'Freie Strasse 1',
  addition: ' ',
  zip: ' 4001 ',
  city: 'Basel',
};

describe('the address form (site.md section 5)', () => {
  test('the address form returns the payload of the API, which contains street lines and no empty fields', () => {
    expect(validateForm(form, { ...values, isDefaultBilling: true })).toStrictEqual({
      valid: true,
      values: {
        firstName: 'Anna',
        lastName: 'Muster',
        phone: '061 123 45 67',
        street: ['Freie Strasse 1'],
        zip: '4001',
        city: 'Basel',
        isDefaultBilling: true,
        isDefaultShipping: false,
      },
    });
    expect(validateForm(form, { ...values, addition: '2. Stock' })).toMatchObject({
      values: { street: ['Freie Strasse 1', '2. Stock'] },
    });
  });

  test.each([
    ['firstName', 30],
    ['lastName', 30],
    ['company', 30],
    ['phone', 25],
    ['street', 30],
    ['addition', 30],
    ['city', 30],
  ])('the field %s of the address form accepts at most %d characters', (name, most) => {
    expect(invalidFields(form, { ...values, [name]: 'x'.repeat(most) })).toEqual([]);
    expect(invalidFields(form, { ...values, [name]: 'x'.repeat(most + 1) })).toEqual([name]);
  });

  test('the address form uses the configured maximum lengths of its fields', () => {
    const short = addressForm({ ...maxLength, location: 3 });
    expect(invalidFields(short, values)).toEqual(['city']);
  });

  test('the address form reports all empty required fields in the order of the form', () => {
    expect(invalidFields(form, {})).toEqual(['firstName', 'lastName', 'phone', 'street', 'zip', 'city']);
  });
});
