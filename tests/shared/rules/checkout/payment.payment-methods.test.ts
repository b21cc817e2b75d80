import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { PaymentConfiguration } from '../../../../shared/model/payment.ts';
import { offeredPaymentMethods, paymentMethods } from '../../../../shared/rules/checkout/payment.ts';

const configuration = parse(PaymentConfiguration, {});
const prefix = 'provider_checkout_payment_x';
const known = paymentMethods(configuration, 'www.example.ch');

test.each([
  ['www.example.ch', '19', '210721', '20', '210720', '18', '210719'],
  ['test.example.ch', '24', '47221', '23', '47221', '22', '47221'],
])(
  'on the host %s, the payment methods have the specified order and codes (shop.md sections 3 and 9)',
  (host, ...codes) => {
    const [card, cardId, app, appId, post, postId] = codes;
    expect(paymentMethods(configuration, host)).toEqual([
      { method: 'CreditCard', code: card, configId: cardId },
      { method: 'MobileApp', code: app, configId: appId },
      { method: 'PostEPayment', code: post, configId: postId },
      { method: 'Bill', code: 'checkmo' },
    ]);
  },
);

test('exactly the payment methods that the server returns are offered, in display order (shop.md section 4)', () => {
  const returned = [
    { code: 'checkmo', title: 'Auf Rechnung' },
    { code: 'banktransfer', title: 'Überweisung' },
    { code: '19', title: 'Kredit- und Debitkarte' },
  ];
  expect(offeredPaymentMethods(known, returned)).toEqual([
    { method: 'CreditCard', code: '19', configId: '210721', title: 'Kredit- und Debitkarte' },
    { method: 'Bill', code: 'checkmo', title: 'Auf Rechnung' },
  ]);
});

test('if a payment code has the provider prefix, the code is recognized and is sent unchanged', () => {
  const returned = [{ code: `${prefix}_20`, title: 'App' }];
  expect(offeredPaymentMethods(known, returned, prefix)).toEqual([
    { method: 'MobileApp', code: `${prefix}_20`, configId: '210720', title: 'App' },
  ]);
  expect(offeredPaymentMethods(known, returned)).toEqual([]);
});

test('no payment method is offered when the server returns no payment methods', () => {
  expect(offeredPaymentMethods(known, [])).toEqual([]);
});
