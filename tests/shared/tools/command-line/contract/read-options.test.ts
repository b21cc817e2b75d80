import { expect, test, vi } from 'vitest';
import { optionsOf, readOptions } from '../../../../../shared/tools/command-line/contract/read-options.ts';

const loginOf = (...args: string[]) => {
  const { positionals, values } = readOptions(['https://shop.example/api', '--product', '4711', ...args]);
  return optionsOf(positionals, values, fetch).login;
};

test('if the option --login-page is missing, krume contract signs in at /login', () => {
  expect(loginOf()).toBeUndefined();
  expect(loginOf('--login', 'anna@example.ch:a:b')).toEqual({
    page: 'https://shop.example/login',
    user: 'anna@example.ch',
    password: 'a:b',
  });
  expect(loginOf('--login', 'anna:x', '--login-page', 'https://www.shop.example/konto')?.page).toBe(
    'https://www.shop.example/konto',
  );
});

test('if the option --login contains no password, krume contract reads the password from KRUME_PASSWORD', () => {
  vi.stubEnv('KRUME_PASSWORD', 'geheim');
  expect(loginOf('--login', 'anna@example.ch')?.password).toBe('geheim');
  expect(loginOf('--login', 'anna@example.ch:anderes')?.password).toBe('anderes');
});
