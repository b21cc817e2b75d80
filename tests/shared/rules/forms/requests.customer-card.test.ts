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
])('with %j, the fields %j are invalid (site.md section 5, "Customer card form")', (change, names) => {
  expect(invalidFields(customerCardForm(), { ...values, ...change })).toEqual(names);
});

test('lists every field of an empty form, in form order', () => {
  expect(invalidFields(customerCardForm(), {})).toEqual(Object.keys(values));
});
