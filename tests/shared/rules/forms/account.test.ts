import { describe, expect, test } from 'vitest';
import { validateForm } from '../../../../shared/rules/form.ts';
import {
  accountForm,
  loginForm,
  newPasswordForm,
  passwordRequestForm,
} from '../../../../shared/rules/forms/account.ts';
import { invalidFields } from '../../../support/page/invalid-fields.ts';

const form = accountForm('2026-11-21');
const person = { gender: '2', firstname: 'Anna', lastname: 'Muster', email: 'anna@example.ch' };
const passwords = {
  changepassword: 'on',
  currentpw: 'geheim',
  newpassword: 'neues!',
  repeatpassword: 'neues!',
};

describe('the account form (site.md section 5, "Account edit")', () => {
  test.each([
    [{}, []],
    [{ birthday: '2026-11-21' }, []],
    [{ birthday: '2026-11-22' }, ['birthday']],
    [{ birthday: '31.02.2000' }, ['birthday']],
    [{ firstname: '', lastname: ' ', email: 'anna' }, ['firstname', 'lastname', 'email']],
    [passwords, []],
    [{ ...passwords, currentpw: '1234' }, ['currentpw']],
    [{ ...passwords, newpassword: '1234', repeatpassword: '1234' }, ['newpassword']],
    [{ ...passwords, newpassword: 'geheim', repeatpassword: 'geheim' }, ['newpassword']],
    [{ ...passwords, repeatpassword: 'neues' }, ['repeatpassword']],
    [{ ...passwords, changepassword: undefined, newpassword: 'x' }, []],
  ])('the account form with the change %j has the invalid fields %j', (change, names) => {
    expect(invalidFields(form, { ...person, ...change })).toEqual(names);
  });

  test('the account form returns the passwords only if the customer changes the password', () => {
    const result = validateForm(form, { ...person, ...passwords, changepassword: '' });
    expect(result).toStrictEqual({ valid: true, values: { ...person, gender: 2, changepassword: false } });
  });
});

test.each([
  [{ username: 'anna@example.ch', password: '12345' }, []],
  [{ username: 'anna@example.ch', password: '1234' }, ['password']],
  [{ username: 'anna', password: '12345' }, ['username']],
  [{}, ['username', 'password']],
])(
  'the login form with the values %j has the invalid fields %j (site.md section 5, "Login")',
  (values, names) => {
    expect(invalidFields(loginForm(), values)).toEqual(names);
  },
);

test.each([
  [{ email: 'anna@example.ch' }, []],
  [{ email: '' }, ['email']],
  [{}, ['email']],
])(
  'the password-request form with %j has the invalid fields %j (site.md section 5, "Password lost")',
  (values, names) => {
    expect(invalidFields(passwordRequestForm(), values)).toEqual(names);
  },
);

test.each([
  [{ pw: '12345', pwrepeat: '12345' }, []],
  [{ pw: '12345', pwrepeat: '1234' }, ['pwrepeat']],
  [{ pw: '12345' }, ['pwrepeat']],
  [{ pw: '1234', pwrepeat: 'anders' }, ['pw']],
  [{}, ['pw']],
])('the form for a new password with the values %j has the invalid fields %j', (values, names) => {
  expect(invalidFields(newPasswordForm, values)).toEqual(names);
});
