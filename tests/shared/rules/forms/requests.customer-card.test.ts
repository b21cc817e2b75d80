import { expect, test } from 'vitest';
import { customerCardForm } from '../../../../shared/rules/forms/requests.ts';
import { invalidFields } from '../../../support/page/invalid-fields.ts';

const values = {
  gender: '1',
  firstname: 'Beat',
  lastname: 'Muster',
  address: 'Freie Strasse 1',
  zip: '4001',
  city: 'Basel',
  email: 'beat@example.ch',
  accepttc: 'on',
};

test.each([
  [{}, []],
  [{ zip: '40011' }, ['zip']],
  [{ accepttc: '' }, ['accepttc']],
])(
  'the customer card form with the change %j has the invalid fields %j (site.md section 5)',
  (change, names) => {
    expect(invalidFields(customerCardForm(), { ...values, ...change })).toEqual(names);
  },
);

test('the customer card form reports all empty required fields in the order of the form', () => {
  expect(invalidFields(customerCardForm(), {})).toEqual(Object.keys(values));
});
