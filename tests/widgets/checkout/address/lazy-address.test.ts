// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAddress, preparedAddress } from '../../../../widgets/checkout/address/prepare-address.ts';
import { dialog } from '../../../support/page/dialog.ts';
import { listenToConsole, settled } from '../../../support/page/page.ts';
import { leaveKept } from '../../../support/shop/kept.ts';
import { button, field, heading, openCheckout, press, printFor, testCheckout } from '../open-checkout.ts';

// Tests when the chunk of the address forms loads. The first step of a new guest does not need this chunk

vi.mock(import('../../../../widgets/checkout/address/prepare-address.ts'), { spy: true });
testCheckout();
beforeEach(() => {
  vi.mocked(loadAddress).mockClear();
});
afterEach(() => document.head.replaceChildren());

test('for a new guest, the first pointerdown event loads the chunk of the address step', async () => {
  await openCheckout();
  expect(heading()).toBe('Wie möchten Sie bestellen?');
  expect(preparedAddress()).toBeUndefined();
  expect(loadAddress).not.toHaveBeenCalled();
  button('Als Gast bestellen').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await settled();
  expect(heading()).toBe('Wie möchten Sie bestellen?');
  expect(loadAddress).toHaveBeenCalledOnce();
  await press('Als Gast bestellen');
  expect(field('street')).toBeDefined();
  expect(loadAddress).toHaveBeenCalledOnce();
});

test('for a guest with a draft, the chunk of the address step loads before the checkout mounts', async () => {
  leaveKept('krume:checkout', { typed: { street: 'Rebgasse 12' } }, { where: 'tab', of: 'visitor' });
  await openCheckout();
  expect(preparedAddress()).toBeDefined();
  expect(field('street').value).toBe('Rebgasse 12');
});

test('for a customer, the chunk of the address step loads before the checkout mounts', async () => {
  printFor(true);
  await openCheckout({ isCustomer: true });
  expect(preparedAddress()).toBeDefined();
  expect(heading()).toBe('Adresse');
});

test('if the chunk of the address step fails to load, the first step stays, and a retry opens the address form', async () => {
  listenToConsole();
  await openCheckout();
  vi.mocked(loadAddress).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await press('Als Gast bestellen');
  expect(heading()).toBe('Wie möchten Sie bestellen?');
  expect(dialog()?.text).toBe('Dieser Schritt konnte nicht geladen werden.');
  dialog()?.press('Erneut versuchen');
  await settled();
  expect(heading()).toBe('Als Gast bestellen');
  expect(field('street')).toBeDefined();
});
