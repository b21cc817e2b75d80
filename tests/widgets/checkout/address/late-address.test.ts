// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dialog } from '../../../support/page/dialog.ts';
import { listenToConsole, settled } from '../../../support/page/page.ts';
import { leaveKept } from '../../../support/shop/kept.ts';
import { button, field, heading, openCheckout, press, printFor, testCheckout } from '../open-checkout.ts';

// The chunk with the addresses, which the choice of a new guest does not need

/** Number of requests for the chunk. */
let requests = 0;
let isBroken = false;

vi.mock(import('../../../../shared/registry/widget/import-with-retry.ts'), async (original) => ({
  ...(await original()),
  importWithRetry: async <T>(load: () => Promise<T>): Promise<T> => {
    if (String(load).includes('late-address')) {
      requests++;
      if (isBroken) throw new TypeError('Failed to fetch dynamically imported module');
    }
    return load();
  },
}));

testCheckout();
beforeEach(() => {
  requests = 0;
  isBroken = false;
});
afterEach(() => document.head.replaceChildren());

test('a new guest chooses without the addresses, which load at the first pointerdown', async () => {
  await openCheckout();
  expect([heading(), requests]).toEqual(['Wie möchten Sie bestellen?', 0]);
  button('Als Gast bestellen').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await settled();
  expect([heading(), requests]).toEqual(['Wie möchten Sie bestellen?', 1]);
  await press('Als Gast bestellen');
  expect(field('street')).toBeDefined();
  expect(requests).toBe(1);
});

test('a customer and a guest with a draft have the addresses before the checkout mounts', async () => {
  leaveKept('krume:checkout', { typed: { street: 'Rebgasse 12' } }, { where: 'tab', of: 'visitor' });
  await openCheckout();
  expect([field('street').value, requests]).toEqual(['Rebgasse 12', 1]);
  printFor(true);
  await openCheckout({ isCustomer: true });
  expect([heading(), requests]).toEqual(['Adresse', 2]);
});

test('without a connection the choice stays, and a retry opens the form', async () => {
  listenToConsole();
  await openCheckout();
  isBroken = true;
  await press('Als Gast bestellen');
  expect(heading()).toBe('Wie möchten Sie bestellen?');
  expect(dialog()?.text).toBe('Dieser Schritt konnte nicht geladen werden.');
  isBroken = false;
  dialog()?.press('Erneut versuchen');
  await settled();
  expect(heading()).toBe('Als Gast bestellen');
  expect(field('street')).toBeDefined();
});
