import { expect, test } from 'vitest';
import { isTestEnvironment } from '../../../../shared/rules/checkout/payment.ts';

test.each([
  ['localhost', true],
  ['test.example.ch', true],
  ['TEST-shop.example.ch', true],
  ['www.example.ch', false],
  ['shop-test.example.ch', false],
  ['localhost.example.ch', false],
  ['', false],
])('the host %s is a test environment: %s (shop.md section 1)', (host, expected) => {
  expect(isTestEnvironment(host)).toBe(expected);
});
