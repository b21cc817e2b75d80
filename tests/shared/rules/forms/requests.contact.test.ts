import { expect, test } from 'vitest';
import { validateForm } from '../../../../shared/rules/form.ts';
import { contactForm } from '../../../../shared/rules/forms/requests.ts';
import { invalidFields } from '../../../support/page/invalid-fields.ts';

const values = {
  gender: '2',
  firstname: ' Anna ',
  lastname: 'Muster',
  email: 'anna@example.ch',
  message: '<i>Guten Tag</i>',
};

test('the contact form trims the typed texts (site.md section 5, "Contact form")', () => {
  expect(validateForm(contactForm(), values)).toStrictEqual({
    valid: true,
    values: { ...values, gender: 2, firstname: 'Anna', agreenl: false },
  });
});

test('the contact form reports all empty required fields in the order of the form', () => {
  expect(invalidFields(contactForm(), {})).toEqual(['gender', 'firstname', 'lastname', 'email', 'message']);
});
