import { describe, expect, test } from 'vitest';
import { validateForm } from '../../../../shared/rules/form.ts';
import { guestForm } from '../../../../shared/rules/forms/guest.ts';
import { maxLength, umlautDomains } from '../../../support/data/samples.ts';
import { invalidFields } from '../../../support/page/invalid-fields.ts';

const form = guestForm({ maxLength, umlautDomains });
const billing = {
  gender: '2',
  firstName: 'Anna',
  lastName: 'Muster',
  phone: '061 123 45 67',
  street: 'Freie Strasse 1',
  zip: '4001',
  city: 'Basel',
  email: 'anna@example.ch',
  acceptTerms: true,
};
const shipping = {
  differentShipping: true,
  shippingFirstName: 'Beat',
  shippingLastName: 'Muster',
  shippingPhone: '061 123 45 67',
  shippingStreet: 'Rathausstrasse 2',
  shippingAddition: 'c/o Meier',
  shippingZip: '4410',
  shippingCity: 'Liestal',
};
const { acceptTerms, ...typed } = billing;
const billingAddress = { ...typed, gender: 2, street: ['Freie Strasse 1'] };

describe('the guest form (shop.md section 5)', () => {
  test('the guest form returns the guest’s e-mail and addresses for the checkout data (shop.md section 3)', () => {
    expect(validateForm(form, { ...billing, subscribeNewsletter: true })).toStrictEqual({
      valid: true,
      values: { guestBillingAddress: billingAddress, subscribeNewsletter: true },
    });
    expect(validateForm(form, { ...billing, ...shipping })).toStrictEqual({
      valid: true,
      values: {
        guestBillingAddress: billingAddress,
        guestShippingAddress: {
          firstName: 'Beat',
          lastName: 'Muster',
          phone: '061 123 45 67',
          street: ['Rathausstrasse 2', 'c/o Meier'],
          zip: '4410',
          city: 'Liestal',
        },
        subscribeNewsletter: false,
      },
    });
  });

  test.each([
    [{ email: '' }, ['email']],
    [{ acceptTerms: false }, ['acceptTerms']],
    [{ zip: '40 01' }, ['zip']],
    [{ company: 'x'.repeat(31) }, ['company']],
    [{ addition: 'x'.repeat(31) }, ['addition']],
    [{ ...shipping, shippingZip: '' }, ['shippingZip']],
    [{ ...shipping, shippingGender: '3' }, ['shippingGender']],
    // The specification calls it a defect to highlight the first name in this case
    [{ ...shipping, shippingCompany: 'x'.repeat(31) }, ['shippingCompany']],
    [{ ...shipping, shippingZip: '', differentShipping: false }, []],
  ])('the guest form with the change %j has the invalid fields %j', (change, names) => {
    expect(invalidFields(form, { ...billing, ...change })).toEqual(names);
  });

  test('the guest form reports empty fields in the order of the form, and the shipping address is last', () => {
    const fields = ['firstName', 'lastName', 'phone', 'street', 'zip', 'city'];
    expect(invalidFields(form, {})).toEqual([...fields, 'email', 'acceptTerms']);
    expect(invalidFields(form, { differentShipping: 'on' })).toEqual([
      ...fields,
      'email',
      'acceptTerms',
      'shippingFirstName',
      'shippingLastName',
      'shippingPhone',
      'shippingStreet',
      'shippingZip',
      'shippingCity',
    ]);
  });
});

test('if the page forbids umlaut domains, the guest form rejects an e-mail address that has an umlaut domain', () => {
  const values = { email: 'anna@bäckerei.ch' };
  const fails = (accepted: boolean) =>
    invalidFields(guestForm({ maxLength, umlautDomains: accepted }), values).includes('email');
  expect([fails(true), fails(false)]).toEqual([false, true]);
});
