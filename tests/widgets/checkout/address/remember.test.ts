// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { settled } from '../../../support/page/page.ts';
import { keptUnder, leaveKept } from '../../../support/shop/kept.ts';
import { closeCheckout, field, fill, guest, openCheckout, press, testCheckout } from '../open-checkout.ts';

// docs/reference/kept-values.md: the check box 'Angaben auf diesem Gerät merken' has the same state in all tabs

testCheckout();

const key = 'krume:checkout';
const onDevice = () => Object(keptUnder(key, localStorage)).typed?.street;

async function openGuestForm(): Promise<void> {
  await openCheckout();
  await press('Als Gast bestellen');
}

async function type(street: string): Promise<void> {
  field('street').value = street;
  field('street').dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
}

async function tick(): Promise<void> {
  field('rememberOnDevice').click();
  await settled();
}

/** Sets the check box in another tab. @param isHeard whether this tab gets a `storage` event */
async function chooseElsewhere(isOn: boolean, isHeard: boolean): Promise<void> {
  if (isOn) leaveKept(key, { typed: { street: 'Rebgasse 1' } }, { where: 'device', of: 'guest' });
  else localStorage.removeItem(key);
  if (isHeard) dispatchEvent(Object.assign(new Event('storage'), { key }));
  await settled();
}

test.each([true, false])(
  'if another tab has ticked ‘Angaben … merken’, typing does not untick the check box (storage event: %s)',
  async (isHeard) => {
    await openGuestForm();
    await type('Rebgasse 12');
    await chooseElsewhere(true, isHeard);
    expect(field('rememberOnDevice').checked).toBe(isHeard);
    await type('Rebgasse 123');
    expect(onDevice()).toBe('Rebgasse 123');
    expect(field('rememberOnDevice').checked).toBe(true);
  },
);

test.each([true, false])(
  'if another tab has unticked ‘Angaben … merken’, typing does not tick the check box (storage event: %s)',
  async (isHeard) => {
    await openGuestForm();
    await tick();
    await type('Rebgasse 12');
    expect(onDevice()).toBe('Rebgasse 12');
    await chooseElsewhere(false, isHeard);
    expect(field('rememberOnDevice').checked).toBe(!isHeard);
    await type('Rebgasse 123');
    expect(localStorage.getItem(key)).toBeNull();
    expect(field('rememberOnDevice').checked).toBe(false);
    // The check box stays empty after a reload
    closeCheckout();
    await openCheckout();
    expect(field('street').value).toBe('Rebgasse 123');
    expect(field('rememberOnDevice').checked).toBe(false);
    await type('Rebgasse 1234');
    expect(localStorage.getItem(key)).toBeNull();
  },
);

test('ticking ‘Angaben … merken’ again stores the submitted values on the device', async () => {
  await openGuestForm();
  await chooseElsewhere(true, true);
  await tick();
  expect(localStorage.getItem(key)).toBeNull();
  await tick();
  fill(guest);
  await press('Weiter');
  expect(onDevice()).toBe(guest.street);
});

test('‘Angaben … merken’ is unticked when the values on the device have expired', async () => {
  await openGuestForm();
  await tick();
  await type('Rebgasse 12');
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000 + 1);
  await type('Rebgasse 123');
  expect([localStorage.getItem(key), field('rememberOnDevice').checked]).toEqual([null, false]);
});
