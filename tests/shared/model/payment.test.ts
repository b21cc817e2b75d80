import { parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { CheckoutOptions, PaymentConfiguration } from '../../../shared/model/payment.ts';

test('PaymentConfiguration fills an empty configuration with the default codes of shop.md section 9', () => {
  expect(parse(PaymentConfiguration, {})).toEqual({
    production: {
      CreditCard: { code: '19', configId: '210721' },
      MobileApp: { code: '20', configId: '210720' },
      PostEPayment: { code: '18', configId: '210719' },
    },
    test: {
      CreditCard: { code: '24', configId: '47221' },
      MobileApp: { code: '23', configId: '47221' },
      PostEPayment: { code: '22', configId: '47221' },
    },
    providerHosts: [],
    states: {
      paid: ['paid'],
      paidTwice: ['paid_twice'],
      pending: ['pending'],
      cancelled: ['cancelled', 'canceled'],
      failed: ['failed'],
    },
  });
});

test('PaymentConfiguration keeps the default code of each payment method for which no code is configured', () => {
  const { test: codes } = parse(PaymentConfiguration, { test: { MobileApp: { code: 77 } } });
  expect(codes.MobileApp).toEqual({ code: '77', configId: '47221' });
  expect(codes.CreditCard.code).toBe('24');
});

test.each([
  ['rejects', 26, false],
  ['accepts', 27, true],
  ['rejects', 28, false],
])('PaymentConfiguration %s a providerPrefix of %i characters (shop.md section 9)', (_, length, fits) => {
  expect(safeParse(PaymentConfiguration, { providerPrefix: 'p'.repeat(length) }).success).toBe(fits);
});

test('CheckoutOptions converts the total to a number and payment codes to texts (shop.md section 3)', () => {
  const response = { totals: { grandTotal: '12.50' }, paymentMethods: [{ code: 19, title: 'Karte' }] };
  expect(parse(CheckoutOptions, response)).toEqual({
    totals: { grandTotal: 12.5 },
    paymentMethods: [{ code: '19', title: 'Karte' }],
  });
});

test.each([
  ['pay.example.ch', 'pay.example.ch'],
  ['PAY.Example.ch:8443', 'pay.example.ch:8443'],
  ['pay.example.ch:443', 'pay.example.ch'],
  ['zahlen.bäckerei.ch', 'zahlen.xn--bckerei-5wa.ch'],
  ['127.0.0.1', '127.0.0.1'],
])('PaymentConfiguration normalizes the provider host %s to %s', (written, host) => {
  expect(parse(PaymentConfiguration, { providerHosts: [written] }).providerHosts).toEqual([host]);
});

test.each([
  'https://pay.example.ch',
  'pay.example.ch/zahlen',
  'anna@pay.example.ch',
  '',
  'pay example',
  9,
  '*',
])('PaymentConfiguration rejects the provider host %j', (written) => {
  expect(safeParse(PaymentConfiguration, { providerHosts: [written] }).success).toBe(false);
});

test('PaymentConfiguration accepts any trimmed line of at most 100 characters as the name of a payment state', () => {
  const states = { paid: ['Zahlung erhalten', 'complete'] };
  expect(parse(PaymentConfiguration, { states }).states.paid).toEqual(states.paid);
  for (const wrong of ['', ' paid', 'paid\npaid', 'p'.repeat(101)])
    expect(safeParse(PaymentConfiguration, { states: { paid: [wrong] } }).success).toBe(false);
});
