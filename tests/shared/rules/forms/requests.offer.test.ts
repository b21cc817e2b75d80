import { expect, test } from 'vitest';
import { offerForm } from '../../../../shared/rules/forms/requests.ts';
import { invalidFields } from '../../../support/page/invalid-fields.ts';

const values = {
  gender: '1',
  firstname: 'Beat',
  lastname: 'Muster',
  address: 'Freie Strasse 1',
  zip: '4001',
  city: 'Basel',
  email: 'beat@example.ch',
  phone: '061 123 45 67',
  message: 'Apéro für 50 Personen',
};

test('the offer form is valid if the date and the kind of delivery are empty (site.md section 5, "Offer form")', () => {
  expect(invalidFields(offerForm('2026-11-21'), values)).toEqual([]);
});

test('the offer form reports all empty required fields in the order of the form', () => {
  expect(invalidFields(offerForm('2026-11-21'), {})).toEqual(Object.keys(values));
});

test.each(['gestern', '01.01.2001', '31.02.2099', '20.11.2026', '22.11.2036'])(
  'the offer form rejects the date %s, which is invalid, past or too far ahead',
  (deliverydate) => {
    expect(invalidFields(offerForm('2026-11-21'), { ...values, deliverydate })).toEqual(['deliverydate']);
  },
);
