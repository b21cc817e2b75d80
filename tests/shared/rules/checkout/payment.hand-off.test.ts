import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { PaymentConfiguration } from '../../../../shared/model/payment.ts';
import { afterOrder, paymentMethods } from '../../../../shared/rules/checkout/payment.ts';

const prefix = 'provider_checkout_payment_x';
const known = paymentMethods(parse(PaymentConfiguration, {}), 'www.example.ch');
const transactionInfo = { redirectUrl: 'https://pay.example/go', transactionId: '815' };

describe('after an order (shop.md section 4, "Order button")', () => {
  test.each([
    ['19', '210721'],
    ['20', '210720'],
    ['18', '210719'],
  ])(
    'method %s is handed to the provider with the configuration %s (shop.md section 7)',
    (code, configId) => {
      expect(afterOrder({ paymentMethod: `${prefix}_${code}`, transactionInfo }, known, prefix)).toEqual({
        kind: 'hand-off',
        action: 'https://pay.example/go',
        fields: [
          ['paymentMethodConfigurationId', configId],
          ['transactionId', '815'],
          ['replace-primary-action', '1'],
          ['skipFormProcessing', 'true'],
        ],
      });
    },
  );

  test.each([['checkmo'], [undefined], [''], [prefix.slice(0, -1)]])(
    'payment method %j leads to the done step',
    (paymentMethod) => {
      expect(afterOrder({ paymentMethod, transactionInfo }, known, prefix)).toEqual({ kind: 'done' });
    },
  );

  test('without a configured prefix, nothing is handed off', () => {
    expect(afterOrder({ paymentMethod: `${prefix}_19`, transactionInfo }, known)).toEqual({ kind: 'done' });
  });

  test.each([
    ['no transaction', `${prefix}_19`, undefined],
    ['no address', `${prefix}_19`, { transactionId: '815' }],
    ['no transaction id', `${prefix}_19`, { redirectUrl: 'https://pay.example/go' }],
    ['an unknown method', `${prefix}_99`, transactionInfo],
  ])('%s: the order stands, but cannot be paid yet', (_, paymentMethod, info) => {
    expect(afterOrder({ paymentMethod, transactionInfo: info }, known, prefix)).toEqual({
      kind: 'incomplete',
    });
  });
});
