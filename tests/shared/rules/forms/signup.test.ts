import { describe, expect, test } from 'vitest';
import { validateForm } from '../../../../shared/rules/form.ts';
import { signupForm } from '../../../../shared/rules/forms/signup.ts';
import { maxLength } from '../../../support/data/samples.ts';
import { invalidFields } from '../../../support/page/invalid-fields.ts';

const form = signupForm(maxLength);
const billing = {
  gender: '2',
  company: '',
  firstname: 'Anna',
  lastname: 'Muster',
  phone: '061 123 45 67',
  zip: '4001',
  city: 'Bern',
  street: 'Freie Strasse 1',
  email: 'anna@example.ch',
  password: 'geheim',
  accepttc: 'on',
};
const shipping = {
  differentshipping: 'on',
  shippinggender: '1',
  shippingcompany: '',
  shippingfirstname: 'Beat',
  shippinglastname: 'Muster',
  shippingphone: '061 123 45 67',
  shippingzip: '4410',
  shippingcity: 'Liestal',
  shippingstreet: 'Rathausstrasse 2',
};

describe('the sign-up form (site.md section 5)', () => {
  test('the sign-up form is valid with and without a different shipping address', () => {
    expect(invalidFields(form, billing)).toEqual([]);
    expect(invalidFields(form, { ...billing, ...shipping })).toEqual([]);
  });

  test.each([
    [{ gender: '' }, 'gender'],
    [{ company: 'x'.repeat(31) }, 'company'],
    [{ firstname: ' ' }, 'firstname'],
    [{ firstname: 'x'.repeat(31) }, 'firstname'],
    [{ lastname: 'x'.repeat(31) }, 'lastname'],
    [{ phone: '0'.repeat(26) }, 'phone'],
    [{ zip: '401' }, 'zip'],
    [{ city: '' }, 'city'],
    [{ street: 'x'.repeat(31) }, 'street'],
    [{ email: 'anna' }, 'email'],
    [{ password: '1234' }, 'password'],
    [{ accepttc: undefined }, 'accepttc'],
    [{ ...shipping, shippinggender: '' }, 'shippinggender'],
    [{ ...shipping, shippingcompany: 'x'.repeat(31) }, 'shippingcompany'],
    [{ ...shipping, shippingfirstname: '' }, 'shippingfirstname'],
    [{ ...shipping, shippinglastname: '' }, 'shippinglastname'],
    [{ ...shipping, shippingphone: '' }, 'shippingphone'],
    [{ ...shipping, shippingzip: '' }, 'shippingzip'],
    [{ ...shipping, shippingcity: 'Bern' }, 'shippingcity'],
    [{ ...shipping, shippingcity: 'x'.repeat(31) }, 'shippingcity'],
    [{ ...shipping, shippingstreet: '' }, 'shippingstreet'],
  ])('the sign-up form with the change %j has the invalid field %s', (change, name) => {
    expect(invalidFields(form, { ...billing, ...change })).toEqual([name]);
  });

  test('the sign-up form validates the shipping fields only while they are visible (site.md section 4.10)', () => {
    const closed = { ...billing, ...shipping, shippingzip: 'x', differentshipping: undefined };
    const result = validateForm(form, closed);
    expect(result.valid && Object.keys(result.values)).not.toContain('shippingcity');
  });

  test('the sign-up form reports all empty required fields in the order of the form', () => {
    const names = invalidFields(form, {});
    expect(names[0]).toBe('gender');
    expect(names).toEqual([
      'gender',
      'firstname',
      'lastname',
      'phone',
      'zip',
      'city',
      'street',
      'email',
      'password',
      'accepttc',
    ]);
  });
});
