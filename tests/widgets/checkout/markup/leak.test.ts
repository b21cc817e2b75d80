// @vitest-environment page
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { sampledEach } from '../../../support/data/sampled-tests.ts';
import { followLive, stopFollowing } from '../../../support/page/live-things.ts';
import { getElement, settled } from '../../../support/page/page.ts';
import {
  closeCheckout,
  enterGuest,
  guestToSummary,
  openCalendar,
  openCheckout,
  order,
  press,
  renewShop,
  shipByCourier,
  shop,
  testCheckout,
} from '../open-checkout.ts';

// site.md section 2.2: removed HTML is unmounted with its listeners and requests. The tests remove the checkout in each
// of its steps

testCheckout();

/** Number of rounds. Three are enough to find a leak. */
const rounds = Number(process.env.LEAK_ROUNDS ?? 3);

let live: Map<unknown, string>;
beforeEach(() => {
  live = followLive();
});
afterEach(stopFollowing);

/** Presses a button while requests are held. Returns a function that releases the requests. */
async function waitWith(name: string): Promise<() => void> {
  const letGo = shop.hold();
  await press(name);
  return letGo;
}

const toAddresses = async () => {
  await openCheckout();
  await enterGuest();
};
const toPayment = async () => {
  await toAddresses();
  await shipByCourier();
};
const steps: Record<string, () => Promise<unknown>> = {
  authenticate: () => openCheckout(),
  'a guest’s form': async () => {
    await openCheckout();
    await press('Als Gast bestellen');
  },
  addresses: toAddresses,
  'the address book': async () => {
    await shop.signIn();
    await openCheckout({ isCustomer: true });
    await press('Adresse ändern');
    await press('Bearbeiten');
  },
  'the open calendar': openCalendar,
  'a pending request for shipping methods': async () => {
    await toAddresses();
    return waitWith('Weiter');
  },
  payment: toPayment,
  summary: () => guestToSummary(),
  'a pending order': async () => {
    await guestToSummary();
    const letGo = shop.hold();
    await order();
    return letGo;
  },
  'the transfer to the payment provider': async () => {
    await guestToSummary();
    await order();
  },
  'an order after a payment': async () => {
    await guestToSummary();
    await order();
    closeCheckout();
    await openCheckout({ orderId: 5001 });
  },
};

sampledEach(Object.entries(steps), 4)(
  'repeatedly mounting and removing the checkout with %s leaves no listener, request or timer',
  async (_, toStep) => {
    const round = async () => {
      localStorage.clear();
      sessionStorage.clear();
      history.replaceState(null, '', '/kasse');
      await renewShop();
      const letGo = await toStep();
      const held = live.size;
      getElement('main').replaceChildren();
      await settled();
      if (typeof letGo === 'function') letGo();
      await settled();
      closeCheckout();
      return held;
    };
    const left = () => [...live.values()].sort();
    const attributes = ({ attributes: all }: Element) =>
      [...all].map(({ name, value }) => `${name}=${value}`);
    const page = () => ({
      attributes: [document.documentElement, document.body].map(attributes),
      children: [...document.body.children].map(({ outerHTML }) => outerHTML.slice(0, 200)),
      sheets: document.adoptedStyleSheets.length,
      forms: document.forms.length,
      title: document.title,
      scroll: history.scrollRestoration,
    });
    /** Ends the scroll animation of 600 ms, which stops when the user scrolls. */
    const ended = async () => {
      dispatchEvent(new Event('wheel'));
      await vi.waitFor(() => expect(left().filter((name) => name.startsWith('timer'))).toEqual([]));
    };
    await round();
    const before = page();
    expect(before.forms).toBe(0);
    await ended();
    const listeners = left();
    const held: number[] = [];
    for (let turn = 0; turn < rounds; turn++) held.push(await round());
    // The checkout must have held some listeners; otherwise the test would prove nothing
    expect(Math.min(...held)).toBeGreaterThan(listeners.length);
    await ended();
    expect(left()).toEqual(listeners);
    expect(page()).toEqual(before);
  },
  30_000,
);
