import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { PaymentConfiguration } from '../../../../shared/model/payment.ts';
import { afterOrder, paymentMethods } from '../../../../shared/rules/checkout/payment.ts';

const prefix = 'provider_checkout_payment_x';
const page = 'https://www.example.ch/kasse';
const configuration = { providerPrefix: prefix, providerHosts: ['pay.example', 'zahlen.example:8443'] };
const known = paymentMethods(parse(PaymentConfiguration, {}), 'www.example.ch');
const transactionInfo = { redirectUrl: 'https://pay.example/go', transactionId: '815' };

describe('the payment after an order (shop.md section 4, "Order button")', () => {
  test.each([
    ['19', '210721'],
    ['20', '210720'],
    ['18', '210719'],
  ])(
    'the payment method %s leads to the payment provider with the configuration %s (shop.md section 7)',
    (code, configId) => {
      expect(
        afterOrder({ paymentMethod: `${prefix}_${code}`, transactionInfo }, known, configuration, page),
      ).toEqual({
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
    'the payment method %j leads directly to the checkout step ‘done’ and to no payment provider',
    (paymentMethod) => {
      expect(afterOrder({ paymentMethod, transactionInfo }, known, configuration, page)).toEqual({
        kind: 'done',
      });
    },
  );

  test('no payment method leads to the payment provider if no provider prefix is configured', () => {
    expect(afterOrder({ paymentMethod: `${prefix}_19`, transactionInfo }, known, {}, page)).toEqual({
      kind: 'done',
    });
  });

  test.each([
    ['no transaction', `${prefix}_19`, undefined],
    ['no redirect URL', `${prefix}_19`, { transactionId: '815' }],
    ['no transaction id', `${prefix}_19`, { redirectUrl: 'https://pay.example/go' }],
    ['an unknown method', `${prefix}_99`, transactionInfo],
  ])('the payment is incomplete if the response to the order has %s', (_, paymentMethod, info) => {
    expect(afterOrder({ paymentMethod, transactionInfo: info }, known, configuration, page)).toEqual({
      kind: 'incomplete',
    });
  });

  const hosts = (...providerHosts: string[]) => ({ providerPrefix: prefix, providerHosts });
  const follow = (redirectUrl: string, named = configuration, from = page) =>
    afterOrder(
      { paymentMethod: `${prefix}_19`, transactionInfo: { redirectUrl, transactionId: '815' } },
      known,
      named,
      from,
    ).kind;

  test.each([
    ['https://pay.example/go', configuration],
    ['https://PAY.example:9443/go', configuration],
    ['https://zahlen.example:8443/', configuration],
    ['http://localhost:4173/zahlstelle', hosts('localhost')],
    ['http://127.0.0.1/zahlstelle', hosts('127.0.0.1')],
    ['/zahlen/9', hosts('www.example.ch')],
  ])(
    'the payment continues at the redirect URL %s, because the host of the URL is configured',
    (redirectUrl, named) => {
      expect(follow(redirectUrl, named)).toBe('hand-off');
    },
  );

  test.each([
    ['http://pay.example/go', configuration],
    ['https://pay.example.hostile.example/go', configuration],
    ['https://hostile.example/?pay.example', configuration],
    ['https://xpay.example/go', configuration],
    ['https://zahlen.example/', configuration],
    ['//hostile.example/go', configuration],
    ['/\\hostile.example/go', configuration],
    ['/zahlen/9', configuration],
    ['https://pay.example/go', hosts()],
    ['http://localhost.hostile.example/', hosts('localhost')],
  ])('the payment is incomplete if the redirect URL %s is not trusted', (redirectUrl, named) => {
    expect(follow(redirectUrl, named)).toBe('incomplete');
  });
});
