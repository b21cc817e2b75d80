import { expect, test } from 'vitest';
import { newPasswordForm, passwordRequestForm } from '../../../../shared/rules/forms/password-lost.ts';
import { failing } from '../../../failing.ts';

test.each([
  [{ email: 'anna@example.ch' }, []],
  [{ email: '' }, ['email']],
  [{}, ['email']],
])('request mode: %j fails in %j (site.md section 5, "Password lost")', (values, names) => {
  expect(failing(passwordRequestForm, values)).toEqual(names);
});

test.each([
  [{ pw: '12345', pwrepeat: '12345' }, []],
  [{ pw: '12345', pwrepeat: '1234' }, ['pwrepeat']],
  [{ pw: '12345' }, ['pwrepeat']],
  [{ pw: '1234', pwrepeat: 'anders' }, ['pw']],
  [{}, ['pw']],
])('set-new-password mode: %j fails in %j', (values, names) => {
  expect(failing(newPasswordForm, values)).toEqual(names);
});
