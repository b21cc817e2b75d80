// @vitest-environment page
import { afterEach, expect, test, vi } from 'vitest';
import { decideConsent } from '../../../../shared/stores/session/consent.ts';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, settled } from '../../../support/page/page.ts';
import { button, chooseMethod, enterGuest, openCheckout, press, testCheckout } from '../open-checkout.ts';

// shop.md sections 2.7, "For store pickup", and 7, "External services": the order of branches for a pickup

testCheckout();
afterEach(() => {
  Reflect.deleteProperty(window, 'google');
});

/** Stubs a map service. Returns the look-ups that the page has requested. */
function offerMaps(respond: () => Promise<object>, coming?: Promise<void>) {
  const asked: unknown[] = [];
  class Geocoder {
    geocode(question: object) {
      asked.push(question);
      return respond();
    }
  }
  Reflect.set(window, 'google', {
    maps: { importLibrary: () => Promise.resolve(coming).then(() => ({ Geocoder })) },
  });
  return asked;
}
const riehen = async () => ({ results: [{ geometry: { location: { lat: () => 47.58, lng: () => 7.65 } } }] });

async function choosePickup(maps: object | undefined = { key: 'k' }): Promise<void> {
  await openCheckout({ maps });
  await enterGuest();
  await press('Weiter');
  await chooseMethod('Abholung');
}
const first = () => textOf(getElement<HTMLSelectElement>('select[name="branch"]').options[1]);
const sentences = () =>
  [...document.querySelectorAll('.krume-pickup-hint')]
    .map(textOf)
    .filter((text) => text?.includes('geordnet'));
const byZip = ['Die Filialen sind nach Postleitzahl geordnet.'];
const byDistance = ['Die Filialen sind nach Entfernung von Ihrer Rechnungsadresse geordnet.'];

test('if the user has not consented, the branches are sorted by zip code, and the map service gets no request', async () => {
  const asked = offerMaps(riehen);
  await choosePickup();
  expect(asked).toEqual([]);
  expect(document.querySelector('script[src]')).toBeNull();
  expect(sentences()).toEqual(byZip);
  expect(textOf(getElement('.krume-gate'))).toContain('Er erfährt auch Ihre Rechnungsadresse, ohne Namen.');
});

test('after consent, the branches are sorted by distance from the billing address', async () => {
  const asked = offerMaps(riehen);
  await choosePickup();
  expect(first()).not.toContain('Riehen');
  button('Google Maps erlauben').focus();
  await press('Google Maps erlauben');
  expect(document.activeElement).toBe(getElement('select[name="branch"]'));
  expect(asked).toEqual([{ address: 'Klybeckstrasse 1, 4057 Basel', region: 'CH' }]);
  expect(first()).toContain('Riehen');
  expect(sentences()).toEqual(byDistance);
});

test('with consent from the cookie banner, the checkout looks up each address once', async () => {
  const asked = offerMaps(riehen);
  decideConsent('granted');
  await choosePickup();
  await chooseMethod('Kurier am Vormittag');
  await chooseMethod('Abholung');
  expect(sentences()).toEqual(byDistance);
  expect(asked).toHaveLength(1);
});

test('if the user withdraws consent while the map service loads, no address is looked up', async () => {
  let come = () => {};
  const asked = offerMaps(riehen, new Promise<void>((resolve) => (come = resolve)));
  decideConsent('granted');
  await choosePickup();
  decideConsent('denied');
  come();
  await settled();
  expect(asked).toEqual([]);
});

test('withdrawing consent sorts the pickup branches by zip code again', async () => {
  offerMaps(riehen);
  decideConsent('granted');
  await choosePickup();
  decideConsent('denied');
  await settled();
  expect(sentences()).toEqual(byZip);
});

test.each([
  ['a response without results', async () => ({ results: [] })],
  ['a refusal', () => Promise.reject(Error('ZERO_RESULTS'))],
])('after %s from the map service, the branches stay sorted by zip code', async (_, respond) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  offerMaps(respond);
  decideConsent('granted');
  await choosePickup();
  expect(sentences()).toEqual(byZip);
});

test('after a time-out of the map service, the branches stay sorted by zip code', async () => {
  let reply = (_response: object) => {};
  offerMaps(
    () =>
      new Promise((resolve) => {
        reply = resolve;
      }),
  );
  decideConsent('granted');
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.UTC(2026, 10, 21, 9) });
  await choosePickup();
  expect(sentences()).toEqual(byZip);
  vi.advanceTimersByTime(5000);
  await settled();
  reply(await riehen());
  await settled();
  expect(sentences()).toEqual(byZip);
});

test('if the API key is missing, the map service gets no request and no message appears', async () => {
  const asked = offerMaps(riehen);
  decideConsent('granted');
  await choosePickup({});
  expect(asked).toEqual([]);
  expect(sentences()).toEqual(byZip);
  expect(document.querySelector('.krume-gate, .krume-gate-content')).toBeNull();
});
