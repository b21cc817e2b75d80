// @vitest-environment page

import fc from 'fast-check';
import { expect } from 'vitest';
import { lifetime } from '../../../../shared/kept/envelope.ts';
import { seal } from '../../../../shared/kept/seal.ts';
import { inletsOf } from '../../../support/data/hostile.ts';
import { sampledEach, sampledRuns } from '../../../support/data/sampled-tests.ts';
import { guest, shop } from '../open-checkout.ts';
import {
  anew,
  expectSafe,
  mark,
  poison,
  raw,
  seen,
  testHostile,
  use,
  values,
  ways,
} from './hostile-steps.ts';

// Hostile values in responses, JSON, URL, storage and messages are treated as text. They cause no markup, script,
// unsafe URL, foreign request or form submission to another site

testHostile();

const links = ['javascript:hostile()', ' \u0001JaVa\tScRiPt:hostile()//', 'data:text/html,<krume-hostile>'];

interface Delivery {
  inlet: number;
  value: number;
}

function deliver(json: unknown, all: readonly Delivery[]): void {
  const inlets = inletsOf(json, () => true);
  for (const { inlet, value } of all) {
    inlets[inlet % inlets.length]?.(mark(value));
    delivered++;
  }
}
let delivered: number;

const deliveries = fc.array(fc.record({ inlet: fc.nat(9999), value: fc.nat(values.length - 1) }), {
  minLength: 1,
  maxLength: 4,
});
const inWay = fc.constantFrom(...ways);

sampledEach(ways, ways.length)(
  "the path '%s' through the checkout opens no unsafe URL of a response",
  async (way) => {
    for (const link of links) {
      await anew();
      let put = 0;
      poison((json) => {
        const isAddress = (part: unknown) => typeof part === 'string' && /^(https?:\/)?\//.test(part);
        for (const inlet of inletsOf(json, isAddress)) {
          inlet(link);
          put++;
        }
      });
      await use(way);
      expectSafe();
      if (way === 'courier') expect(put).toBeGreaterThan(1);
      if (way === 'courier' || way === 'customer') expect(seen).toContain('Bestellübersicht');
    }
  },
);

sampledRuns(12)('the checkout treats hostile values in responses as text', async (runs) => {
  const calls = [
    '/rest/cart/shipping',
    '/rest/cart/address',
    '/rest/cart/order',
    '/rest/cart/',
    '/rest/location/',
    '/rest/profile/address/',
    '',
  ];
  delivered = 0;
  await fc.assert(
    fc.asyncProperty(inWay, fc.constantFrom(...calls), deliveries, async (way, call, all) => {
      await anew();
      poison((json, what) => what.includes(call) && deliver(json, all));
      await use(way);
      expectSafe();
    }),
    runs,
  );
  expect(delivered).toBeGreaterThan(runs.numRuns);
});

const at = Date.UTC(2026, 10, 21, 8);
const shipping = {
  carrierCode: 'early_courier_rate',
  methodCode: 'early',
  branchId: '1',
  day: '2026-11-28',
  time: '10:00',
};
const sealed = (value: unknown) => seal(value, 'visitor', lifetime, at);

/** The stored values, and the values in the URL and the history entry. */
const kept = () => ({
  'krume:checkout': sealed({ typed: guest, sent: guest, shipping, comment: 'Bitte läuten' }),
  'krume:last-order': sealed('5001'),
  'krume:order-attempts': sealed([{ key: '1-2-3-4', digest: 'f', at }]),
  'krume:address:': sealed({ texts: guest }),
  state: {
    'krume:checkout-choices': JSON.stringify(sealed({ paymentCode: 'checkmo', acceptedFor: '12.50' })),
  },
  search: { schritt: 'uebersicht', bestellung: '5001', zahlung: 'ok' },
  message: { cartCount: 1, cartSeen: 2, cartChanged: true, sessionExpired: false, consent: { maps: true } },
});

sampledRuns(12)(
  'the checkout treats hostile values in storage, URL, history and messages as text',
  async (runs) => {
    delivered = 0;
    await fc.assert(
      fc.asyncProperty(inWay, fc.boolean(), deliveries, async (way, isEmpty, all) => {
        await anew();
        const json = structuredClone(kept());
        deliver(json, all);
        const { state, search, message, ...stores }: Record<string, unknown> = JSON.parse(raw(json));
        for (const [name, value] of Object.entries(stores)) {
          for (const storage of [localStorage, sessionStorage]) storage.setItem(name, JSON.stringify(value));
        }
        const query = new URLSearchParams(
          Object.entries(Object(search)).map(([key, value]) => [key, String(value)]),
        );
        history.replaceState(state, '', `/kasse?${query}`);
        if (isEmpty) await shop.remove((await shop.cart()).items[0]?.itemId ?? '');
        await use(way, message);
        expectSafe();
      }),
      runs,
    );
  },
);
