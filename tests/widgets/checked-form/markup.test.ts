// @vitest-environment page
import { expect, test } from 'vitest';
import { formCases } from '../../site-forms/forms.ts';
import { field, form, openForm, testForms } from './open-form.ts';

// site.md sections 2.2 and 2.11: what browsers and password managers go by

testForms();

const shown = () => [
  ...form().querySelectorAll<HTMLInputElement>(':is(input, select, textarea):not([type="hidden"])'),
];

test.each(formCases)(
  '$name at $path: every field has a label, and every text says what a browser may fill in',
  async ({ path }) => {
    await openForm(path);
    for (const control of shown()) expect([control.name, control.labels?.length]).toEqual([control.name, 1]);
    const texts = shown().filter(
      ({ localName, type }) => localName === 'input' && !/checkbox|radio|file/.test(type),
    );
    for (const { name, autocomplete } of texts) expect([name, autocomplete]).not.toEqual([name, '']);
  },
);

test.each([
  ['/login', { username: 'username', password: 'current-password' }],
  ['/registrieren', { email: 'email', password: 'new-password', shippingzip: 'shipping postal-code' }],
  ['/passwort-vergessen', { email: 'username' }],
  ['/passwort-neu', { pw: 'new-password', pwrepeat: 'new-password' }],
  [
    '/konto/angaben',
    {
      birthday: 'bday',
      currentpw: 'current-password',
      newpassword: 'new-password',
      repeatpassword: 'new-password',
    },
  ],
])('%s tells password managers and autofill which field is which: %j', async (path, tokens) => {
  await openForm(path);
  const found = Object.keys(tokens).map((name) => [name, field(name).getAttribute('autocomplete')]);
  expect(Object.fromEntries(found)).toEqual(tokens);
});

test.each([
  ['/registrieren', 'password'],
  ['/passwort-neu', 'pw'],
  ['/konto/angaben', 'newpassword'],
])('%s: the rule of %s is said before it is broken', async (path, name) => {
  await openForm(path);
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Mindestens 5 Zeichen']);
});
