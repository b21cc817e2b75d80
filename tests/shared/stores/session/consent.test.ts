// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearCookie } from '../../../../shared/kept/cookies.ts';
import { sweep } from '../../../../shared/kept/sweep.ts';
import { purposes } from '../../../../shared/model/consent.ts';
import {
  $consent,
  consentRecord,
  decideConsent,
  decidePurpose,
  decidePurposes,
  followConsent,
  mayLoad,
} from '../../../../shared/stores/session/consent.ts';
import { leaveKept } from '../../../support/shop/kept.ts';
import { resetStores } from '../../../support/shop/stores.ts';
import { leavePage, openOtherTab, returnToPage } from '../../../support/shop/tabs.ts';

// site.md section 4.3: 'granted' or 'denied' is stored on the device under 'cookieConsent' and sent to other tabs

let page: AbortController;
beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  for (const name of ['cookieConsent', 'krume:consent']) clearCookie(name);
  resetStores();
  page = new AbortController();
});
afterEach(() => {
  page.abort();
  vi.unstubAllGlobals();
});

/** Opens the next page in the same browser. */
function openNextPage(): void {
  page.abort();
  resetStores();
  page = new AbortController();
  followConsent(page.signal);
}

test.each(['granted', 'denied'] as const)(
  'decideConsent stores «%s» unchanged, and the next page applies the choice',
  (choice) => {
    followConsent(page.signal);
    decideConsent(choice);
    expect(localStorage.getItem('cookieConsent')).toBe(choice);
    openNextPage();
    expect($consent.get()).toBe(choice);
  },
);

test.each(['', 'yes', '"granted"', '{"value":"granted"}', 'GRANTED', 'null'])(
  'the invalid stored value «%s» means no choice, and no service may load',
  (kept) => {
    localStorage.setItem('cookieConsent', kept);
    followConsent(page.signal);
    expect([$consent.get(), mayLoad('maps').get()]).toEqual([undefined, false]);
  },
);

const all = (consent: 'granted' | 'denied') => Object.fromEntries(purposes.map((each) => [each, consent]));

test('the record of a choice contains its time and text version, and does not expire', () => {
  decideConsent('granted', '2026-11', 1000);
  expect(consentRecord()).toEqual({
    consent: 'granted',
    purposes: all('granted'),
    version: '2026-11',
    at: 1000,
  });
  decideConsent('denied', '2026-12', 2000);
  expect(consentRecord()).toEqual({
    consent: 'denied',
    purposes: all('denied'),
    version: '2026-12',
    at: 2000,
  });
});

test('a choice stored by another script applies, although it has no record', () => {
  localStorage.setItem('cookieConsent', 'granted');
  followConsent(page.signal);
  expect([$consent.get(), consentRecord()]).toEqual(['granted', undefined]);
});

test('a consent choice is sent to other tabs, and choices from other tabs are applied', () => {
  const other = openOtherTab();
  followConsent(page.signal);
  decideConsent('granted');
  expect(other.received).toEqual([{ consent: 'granted', purposes: all('granted') }]);
  other.postMessage({ consent: 'denied' });
  expect($consent.get()).toBe('denied');
  other.postMessage({ consent: 'vielleicht' });
  expect($consent.get()).toBe('denied');
});

test('a page restored from the back/forward cache applies the choices made on other pages', () => {
  followConsent(page.signal);
  leavePage();
  localStorage.setItem('cookieConsent', 'denied');
  returnToPage();
  expect($consent.get()).toBe('denied');
});

test('without storage, the choice is stored in a cookie; without cookies, it applies to the page only', () => {
  vi.stubGlobal('localStorage', undefined);
  decideConsent('granted');
  expect(document.cookie).toContain('cookieConsent=granted');
  openNextPage();
  expect($consent.get()).toBe('granted');
  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
  openNextPage();
  expect($consent.get()).toBeUndefined();
  decideConsent('denied');
  expect($consent.get()).toBe('denied');
});

test('a new version of the banner’s text makes an earlier choice invalid', () => {
  decideConsent('granted', '2026-11');
  document.body.innerHTML = '<p data-widget="cookie-banner" data-version="2026-12"></p>';
  openNextPage();
  expect([$consent.get(), mayLoad('maps').get(), localStorage.getItem('cookieConsent')]).toEqual([
    undefined,
    false,
    '',
  ]);
  decideConsent('granted', '2026-12');
  openNextPage();
  expect([$consent.get(), mayLoad('maps').get()]).toEqual(['granted', true]);
});

const allowed = () => purposes.filter((purpose) => mayLoad(purpose).get());

test('permission for one service grants only the purpose of this service, also on the next page', () => {
  followConsent(page.signal);
  const heard: boolean[] = [];
  mayLoad('maps').subscribe((may) => void heard.push(may));
  decidePurpose('maps', 'granted');
  expect(heard).toEqual([false, true]);
  expect([allowed(), $consent.get()]).toEqual([['maps'], undefined]);
  expect(consentRecord()).toMatchObject({ purposes: { maps: 'granted' } });
  openNextPage();
  expect([allowed(), $consent.get()]).toEqual([['maps'], undefined]);
});

test('the stored choice is ‘denied’ unless all purposes are granted', () => {
  decidePurposes({ measuring: 'granted', maps: 'denied' }, '2026-12', 3000);
  expect(localStorage.getItem('cookieConsent')).toBe('denied');
  expect(consentRecord()).toEqual({
    consent: 'denied',
    purposes: { ...all('denied'), measuring: 'granted' },
    version: '2026-12',
    at: 3000,
  });
  openNextPage();
  expect(allowed()).toEqual(['measuring']);
});

test.each([
  ['granted', [...purposes]],
  ['denied', []],
] as const)('the value «%s» stored by another script applies to all purposes', (choice, expected) => {
  decideConsent(choice === 'granted' ? 'denied' : 'granted');
  decidePurpose('photos', 'granted');
  localStorage.setItem('cookieConsent', choice);
  openNextPage();
  expect(allowed()).toEqual(expected);
});

test('permissions for services from two tabs are combined, also on the next page', () => {
  const other = openOtherTab();
  followConsent(page.signal);
  decidePurpose('maps', 'granted');
  expect(other.received).toEqual([{ purposes: { maps: 'granted' } }]);
  other.postMessage({ purposes: { maps: 'granted', photos: 'granted' } });
  expect(allowed()).toEqual(['maps', 'photos']);
  decidePurpose('botCheck', 'granted');
  openNextPage();
  expect(allowed()).toEqual(['maps', 'botCheck']);
});

test('consent grants all purposes, and a refusal revokes all purposes', () => {
  followConsent(page.signal);
  decidePurpose('maps', 'granted');
  decideConsent('granted');
  expect(allowed()).toEqual([...purposes]);
  decideConsent('denied');
  expect(allowed()).toEqual([]);
  openNextPage();
  expect(allowed()).toEqual([]);
  // A single purpose can be granted after a refusal
  decidePurpose('maps', 'granted');
  openNextPage();
  expect([allowed(), $consent.get()]).toEqual([['maps'], 'denied']);
});

test('refusing one service revokes only its purpose', () => {
  followConsent(page.signal);
  decideConsent('granted', '2026-12');
  decidePurpose('botCheck', 'denied');
  openNextPage();
  expect(allowed()).toEqual(['measuring', 'maps', 'photos']);
  // The value of the key applies to all purposes, so it cannot be 'granted'
  expect([localStorage.getItem('cookieConsent'), consentRecord()?.version]).toEqual(['denied', '2026-12']);
});

test('after another script has granted all purposes, refusing one service revokes only its purpose', () => {
  localStorage.setItem('cookieConsent', 'granted');
  followConsent(page.signal);
  decidePurpose('botCheck', 'denied');
  openNextPage();
  expect(allowed()).toEqual(['measuring', 'maps', 'photos']);
});

test('a refusal in another tab revokes the permissions of this tab', () => {
  const other = openOtherTab();
  followConsent(page.signal);
  decidePurpose('maps', 'granted');
  other.postMessage({ consent: 'denied' });
  expect(allowed()).toEqual([]);
});

test('without storage, the choices for all purposes are stored in a cookie of less than 500 bytes', async () => {
  vi.stubGlobal('localStorage', undefined);
  decidePurposes({ maps: 'granted' }, '2026-12');
  expect(document.cookie.length).toBeLessThan(500);
  await sweep();
  openNextPage();
  expect(allowed()).toEqual(['maps']);
});

test('without storage and cookies, a permission applies to the current page', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
  followConsent(page.signal);
  decidePurpose('maps', 'granted');
  leavePage();
  returnToPage();
  expect(allowed()).toEqual(['maps']);
});

test.each([8.64e15 + 1, -1, 1e300, -1e300])('a record with the invalid time %d is ignored', (at) => {
  const keep = (time: number) =>
    leaveKept(
      'krume:consent',
      { consent: 'granted', purposes: {}, at: time },
      { where: 'device', of: 'device' },
    );
  keep(8.64e15);
  expect(consentRecord()).toMatchObject({ at: 8.64e15 });
  keep(at);
  expect(consentRecord()).toBeUndefined();
});
