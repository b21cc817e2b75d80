import { expect, test } from 'vitest';
import { passwordForm } from '../../../../shared/tools/contract/password-form.ts';

const filled = (html: string) => {
  const form = passwordForm(html, 'anna@example.ch', 'a&b');
  return form && [form.action, ...[...form.fields].map((pair) => pair.join('='))];
};

test('passwordForm fills in the user name and password, and includes the hidden fields and the first button', () => {
  expect(
    filled(`<form action="/suche"><input name="q"></form>
<form method="post" action="/login?weiter=/konto">
  <input type="hidden" name="token" value="x&amp;y"><input name="username" type="email" value="alt@example.ch">
  <input type="password" name="password"><input type="checkbox" name="remember">
  <input type="checkbox" name="terms" checked><input name="shop" disabled>
  <button name="send" value="login">Anmelden</button><button name="send" value="reset">Passwort vergessen</button>
</form>`),
  ).toEqual([
    '/login?weiter=/konto',
    'token=x&y',
    'username=anna@example.ch',
    'password=a&b',
    'terms=on',
    'send=login',
  ]);
});

test('passwordForm writes the user name into the field that has autocomplete="username"', () => {
  expect(
    filled(
      '<form><input name="mail" autocomplete="username"><input name="pin"><input type="password" name="p">',
    ),
  ).toEqual(['', 'mail=anna@example.ch', 'pin=', 'p=a&b']);
});

test('passwordForm ignores a form that has no password field', () => {
  expect(filled('<form><input name="email" type="email"></form>')).toBeUndefined();
});
