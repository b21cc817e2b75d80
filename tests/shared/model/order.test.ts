import { parse, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { Order } from '../../../shared/model/order.ts';

const wire = { id: 5, incrementId: '000000042' };

describe('the schema Order (shop.md section 3)', () => {
  test.each([
    [{ grantTotal: 55.9 }, 55.9],
    [{ grantTotal: '55.90' }, 55.9],
    [{ grandTotal: 12.5 }, 12.5],
    [{ grantTotal: null, grandTotal: 12.5 }, 12.5],
    [{}, undefined],
  ])('Order parses the total in %j as %j', (total, chf) => {
    expect(parse(Order, { ...wire, ...total }).grandTotal).toBe(chf);
  });

  test('Order accepts a delivery time, and treats null as a missing delivery time', () => {
    expect(parse(Order, { ...wire, deliveryTime: '09:00 - 11:00' }).deliveryTime).toBe('09:00 - 11:00');
    expect(parse(Order, { ...wire, deliveryTime: null }).deliveryTime).toBeUndefined();
  });

  const redirect = (redirectUrl: unknown) =>
    parse(Order, { ...wire, transactionInfo: { transactionId: 9, redirectUrl } }).transactionInfo;

  test.each(['https://pay.example/', 'http://127.0.0.1:4000/x?y=a@b', '/zahlen/9', '//pay.example/@9'])(
    'accepts the redirect URL %s',
    (redirectUrl) => {
      expect(redirect(redirectUrl)).toEqual({ transactionId: '9', redirectUrl });
    },
  );

  test.each([
    'javascript:alert(1)',
    ' \u0001JaVa\tScRiPt:alert(1)',
    'data:text/html,x',
    'blob:https://pay.example/1',
    'https://anna:gipfeli@pay.example/',
    'https://pay.example@hostile.example/',
    'https:/anna@pay.example/',
    'https:\\\\anna@pay.example/',
    'h\nttps://anna@pay.example/',
    '//anna@pay.example/',
    '/\\anna@pay.example/',
    '/\t/anna@pay.example/',
    'https://',
    'zahlen/9',
    '../zahlen',
    '?zahlen',
    '#',
    '',
    ' ',
    9,
    ['https://pay.example/'],
  ])('Order omits the unsafe redirect URL %j', (redirectUrl) => {
    expect(redirect(redirectUrl)).toEqual({ transactionId: '9' });
  });

  test('Order rejects an order that has no id or whose total is not a number', () => {
    expect(safeParse(Order, {}).success).toBe(false);
    expect(safeParse(Order, { ...wire, grantTotal: 'viel' }).success).toBe(false);
  });
});
