import { describe, expect, test } from 'vitest';
import { branch, closure, message, plan, refusing } from './shop.ts';

describe('delivery check 4: the pickup branch (shop.md section 5)', () => {
  const delivery = plan({ branch: branch(closure('Inventar', '2026-11-10T14:00', '2026-11-10T20:00')) });

  test('the pickup check refuses times at which the pickup branch is closed', () => {
    expect(refusing(delivery, '2026-11-10T13:30')).toEqual([]);
    expect(message(delivery, '2026-11-10T14:00')).toBe('Die Filiale Bahnhof ist zu dieser Zeit geschlossen.');
    expect(refusing(delivery, '2026-11-11T18:30')).toEqual([]);
    expect(refusing(delivery, '2026-11-11T19:00')).toEqual(['branch-closed']);
  });

  test('the pickup check does not apply to courier and postal deliveries', () => {
    const courier = plan({ method: 'EarlyCarrierDelivery', branch: { ...branch(), openingTimes: [] } });
    expect(refusing(courier, '2026-11-11T05:00')).toEqual([]);
  });

  test('the pickup check does not apply when the shopper has chosen no branch', () => {
    expect(refusing(plan(), '2026-11-11T20:30')).toEqual([]);
  });
});

describe('delivery check 5: the post (shop.md section 5)', () => {
  test.each(['PostDelivery', 'FreeShipping'] as const)(
    'the shipping method %s does not deliver at the weekend',
    (method) => {
      const delivery = plan({ method });
      expect(refusing(delivery, '2026-11-13')).toEqual([]);
      expect(message(delivery, '2026-11-14')).toBe('Versand nur Montag - Freitag möglich.');
      expect(refusing(delivery, '2026-11-15')).toEqual(['postal-weekend']);
      expect(refusing(delivery, '2026-11-16')).toEqual([]);
    },
  );

  test('the standard courier delivers at the weekend', () => {
    expect(refusing(plan({ method: 'StandardCarrierDelivery' }), '2026-11-15T09:00')).toEqual([]);
  });
});

test('the late courier does not deliver at the weekend (shop.md section 9)', () => {
  const delivery = plan({ method: 'LateCarrierDelivery' });
  expect(refusing(delivery, '2026-11-13T13:00')).toEqual([]);
  expect(refusing(delivery, '2026-11-14T13:00')).toEqual(['no-courier']);
  expect(message(delivery, '2026-11-15T13:00')).toMatch(/keine Lieferung möglich/);
});
