import { expect, test } from 'vitest';
import {
  customerNewsletterForm,
  footerNewsletterForm,
  guestNewsletterForm,
} from '../../../../shared/rules/forms/newsletter.ts';
import { invalidFields } from '../../../support/page/invalid-fields.ts';

const guest = {
  gender: '1',
  firstname: 'Beat',
  lastname: 'Muster',
  email: 'beat@example.ch',
  accepttc: 'on',
};

test.each([
  [guest, []],
  [{ ...guest, birthday: '2026-11-22' }, ['birthday']],
  [{}, ['gender', 'firstname', 'lastname', 'email', 'accepttc']],
])(
  'the newsletter form of a guest with the values %j has the invalid fields %j (site.md section 5, "Newsletter")',
  (values, names) => {
    expect(invalidFields(guestNewsletterForm('2026-11-21'), values)).toEqual(names);
  },
);

test('the newsletter form of a customer is always valid', () => {
  expect(invalidFields(customerNewsletterForm, {})).toEqual([]);
  expect(invalidFields(customerNewsletterForm, { issubscribed: 'on' })).toEqual([]);
});

test('the newsletter form in the footer requires a valid e-mail address', () => {
  expect(invalidFields(footerNewsletterForm(), { emailnfield: 'beat@example.ch' })).toEqual([]);
  expect(invalidFields(footerNewsletterForm(), {})).toEqual(['emailnfield']);
});
