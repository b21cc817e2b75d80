// @vitest-environment page
import { afterEach, expect, test, vi } from 'vitest';
import { decideConsent } from '../../../../shared/stores/session/consent.ts';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, settled } from '../../../support/page/page.ts';
import { button, chooseMethod, enterGuest, openCheckout, press, testCheckout } from '../open-checkout.ts';

// shop.md sections 2.7, "For store pickup", and 7, "External services"

testCheckout();
afterEach(() => {
  Reflect.deleteProperty(window, 'google');
});

/** A map service in the place of Google's, which knows one place; what it is asked. */
function offerMaps(answer: () => Promise<object>, coming?: Promise<void>) {
  const asked: unknown[] = [];
  class Geocoder {
    geocode(question: object) {
      asked.push(question);
      return answer();
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

test('without consent nobody is asked where the address is: by zip, one sentence says so, and one button asks', async () => {
  const asked = offerMaps(riehen);
  await choosePickup();
  expect(asked).toEqual([]);
  expect(document.querySelector('script[src]')).toBeNull();
  expect(sentences()).toEqual(byZip);
  expect(textOf(getElement('.krume-gate'))).toContain('Er erfährt auch Ihre Rechnungsadresse, ohne Namen.');
});

test('with the button, the nearest branches come first, and the sentence says so', async () => {
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

test('with the consent of the banner it is asked at once, once for an address', async () => {
  const asked = offerMaps(riehen);
  decideConsent('granted');
  await choosePickup();
  await chooseMethod('Kurier am Vormittag');
  await chooseMethod('Abholung');
  expect(sentences()).toEqual(byDistance);
  expect(asked).toHaveLength(1);
});

test('who takes the consent back while the service is loading is asked about by nobody', async () => {
  let come = () => {};
  const asked = offerMaps(riehen, new Promise<void>((resolve) => (come = resolve)));
  decideConsent('granted');
  await choosePickup();
  decideConsent('denied');
  come();
  await settled();
  expect(asked).toEqual([]);
});

test('who takes the consent back has them by zip again', async () => {
  offerMaps(riehen);
  decideConsent('granted');
  await choosePickup();
  decideConsent('denied');
  await settled();
  expect(sentences()).toEqual(byZip);
});

test.each([
  ['an answer that is none', async () => ({ results: [] })],
  ['a refusal', () => Promise.reject(Error('ZERO_RESULTS'))],
])('%s leaves them by zip', async (_, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  offerMaps(answer);
  decideConsent('granted');
  await choosePickup();
  expect(sentences()).toEqual(byZip);
});

test('an answer that does not come leaves them by zip, and one that comes too late does, too', async () => {
  let reply = (_answer: object) => {};
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

test('without a key nobody is asked, and nothing is said of it', async () => {
  const asked = offerMaps(riehen);
  decideConsent('granted');
  await choosePickup({});
  expect(asked).toEqual([]);
  expect(sentences()).toEqual(byZip);
  expect(document.querySelector('.krume-gate, .krume-gate-content')).toBeNull();
});
