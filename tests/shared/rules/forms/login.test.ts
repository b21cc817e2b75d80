import { expect, test } from 'vitest';
import { loginForm } from '../../../../shared/rules/forms/login.ts';
import { failing } from '../../../failing.ts';

test.each([
  [{ username: 'anna@example.ch', password: '12345' }, []],
  [{ username: 'anna@example.ch', password: '1234' }, ['password']],
  [{ username: 'anna', password: '12345' }, ['username']],
  [{}, ['username', 'password']],
])('%j fails in %j (site.md section 5, "Login")', (values, names) => {
  expect(failing(loginForm, values)).toEqual(names);
});
