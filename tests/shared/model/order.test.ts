import { parse, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { Order } from '../../../shared/model/order.ts';

const wire = { id: 5, incrementId: '000000042' };

describe('an order on the wire (shop.md section 3)', () => {
  test.each([
    [{ grantTotal: 55.9 }, 55.9],
    [{ grantTotal: '55.90' }, 55.9],
    [{ grandTotal: 12.5 }, 12.5],
    [{ grantTotal: null, grandTotal: 12.5 }, 12.5],
    [{}, undefined],
  ])('the total %j is CHF %j', (total, chf) => {
    expect(parse(Order, { ...wire, ...total }).grandTotal).toBe(chf);
  });

  test('keeps the time of delivery that the server sends, and does without one', () => {
    expect(parse(Order, { ...wire, deliveryTime: '09:00 - 11:00' }).deliveryTime).toBe('09:00 - 11:00');
    expect(parse(Order, { ...wire, deliveryTime: null }).deliveryTime).toBeUndefined();
  });

  test('never redirects to anything but http(s)', () => {
    const redirect = (redirectUrl: string) =>
      parse(Order, { ...wire, transactionInfo: { transactionId: 9, redirectUrl } }).transactionInfo;
    expect(redirect('https://pay.example/')).toEqual({
      transactionId: '9',
      redirectUrl: 'https://pay.example/',
    });
    expect(redirect('javascript:alert(1)')?.redirectUrl).toBeUndefined();
  });

  test('is refused without a number, or with a total that is none', () => {
    expect(safeParse(Order, {}).success).toBe(false);
    expect(safeParse(Order, { ...wire, grantTotal: 'viel' }).success).toBe(false);
  });
});
