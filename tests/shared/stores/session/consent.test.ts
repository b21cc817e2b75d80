// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearCookie } from '../../../../shared/kept/cookies.ts';
import { sweep } from '../../../../shared/kept/sweep/sweep.ts';
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
import { resetPage } from '../../../support/shop/stores.ts';
import { leavePage, openOtherTab, returnToPage } from '../../../support/shop/tabs.ts';

// site.md section 4.3: 'granted' or 'denied' is stored on the device under 'cookieConsent' and sent to other tabs

let page: AbortController;
beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  for (const name of ['cookieConsent', 'krume:consent']) clearCookie(name);
  resetPage();
  page = new AbortController();
});
afterEach(() => {
  page.abort();
  vi.unstubAllGlobals();
});

/** Opens the next page in the same browser. */
function openNextPage(): void {
  page.abort();
  resetPage();
  page = new AbortController();
  followConsent(page.signal);
}

test.each(['granted', 'denied'] as const)(
  'decideConsent() stores the choice «%s» unchanged, and the next page applies the choice',
  (choice) => {
    followConsent(page.signal);
    decideConsent(choice);
    expect(localStorage.getItem('cookieConsent')).toBe(choice);
    openNextPage();
    expect($consent.get()).toBe(choice);
  },
);

test.each(['', 'yes', '"granted"', '{"value":"granted"}', 'GRANTED', 'null'])(
  'if the stored consent is the invalid text «%s», no choice applies and no service may load',
  (kept) => {
    localStorage.setItem('cookieConsent', kept);
    followConsent(page.signal);
    expect([$consent.get(), mayLoad('maps').get()]).toEqual([undefined, false]);
  },
);

const all = (consent: 'granted' | 'denied') => Object.fromEntries(purposes.map((each) => [each, consent]));

test('consentRecord() contains the consent choice, its time and the version of the banner text', () => {
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

test('a consent choice that another script has stored applies, and consentRecord() returns undefined', () => {
  localStorage.setItem('cookieConsent', 'granted');
  followConsent(page.signal);
  expect([$consent.get(), consentRecord()]).toEqual(['granted', undefined]);
});

test('a page sends a consent choice to other tabs, and applies a consent choice that another tab sends', () => {
  const other = openOtherTab();
  followConsent(page.signal);
  decideConsent('granted');
  expect(other.received).toEqual([{ consent: 'granted', purposes: all('granted') }]);
  other.postMessage({ consent: 'denied' });
  expect($consent.get()).toBe('denied');
  other.postMessage({ consent: 'vielleicht' });
  expect($consent.get()).toBe('denied');
});

test('a page restored from the back/forward cache applies a consent choice made on another page', () => {
  followConsent(page.signal);
  leavePage();
  localStorage.setItem('cookieConsent', 'denied');
  returnToPage();
  expect($consent.get()).toBe('denied');
});

test('without local storage, the choice is stored in a cookie; without cookies, it applies only to the current page', () => {
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

test('a new version of the banner text makes an earlier consent choice invalid', () => {
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

test('consent to the purpose ‘maps’ allows this purpose and no other, on this page and on the next page', () => {
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

test('the stored consent choice is ‘denied’ unless all purposes are granted', () => {
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
] as const)('the consent «%s» that another script has stored applies to all purposes', (choice, expected) => {
  decideConsent(choice === 'granted' ? 'denied' : 'granted');
  decidePurpose('photos', 'granted');
  localStorage.setItem('cookieConsent', choice);
  openNextPage();
  expect(allowed()).toEqual(expected);
});

test('a page allows the consent purposes that the shopper has granted in this tab and in another tab', () => {
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

test('the consent choice ‘granted’ allows all purposes, and the consent choice ‘denied’ allows no purpose', () => {
  followConsent(page.signal);
  decidePurpose('maps', 'granted');
  decideConsent('granted');
  expect(allowed()).toEqual([...purposes]);
  decideConsent('denied');
  expect(allowed()).toEqual([]);
  openNextPage();
  expect(allowed()).toEqual([]);
  // After a refusal, the user can still grant a single purpose
  decidePurpose('maps', 'granted');
  openNextPage();
  expect([allowed(), $consent.get()]).toEqual([['maps'], 'denied']);
});

test('after the consent choice ‘granted’, refusing one purpose revokes only this purpose', () => {
  followConsent(page.signal);
  decideConsent('granted', '2026-12');
  decidePurpose('botCheck', 'denied');
  openNextPage();
  expect(allowed()).toEqual(['measuring', 'maps', 'photos']);
  // `cookieConsent` applies to all purposes, so it is not 'granted'
  expect([localStorage.getItem('cookieConsent'), consentRecord()?.version]).toEqual(['denied', '2026-12']);
});

test('after another script has stored the consent ‘granted’, refusing one purpose revokes only this purpose', () => {
  localStorage.setItem('cookieConsent', 'granted');
  followConsent(page.signal);
  decidePurpose('botCheck', 'denied');
  openNextPage();
  expect(allowed()).toEqual(['measuring', 'maps', 'photos']);
});

test('when another tab stores the choice ‘denied’, a purpose that was granted in this tab is revoked', () => {
  const other = openOtherTab();
  followConsent(page.signal);
  decidePurpose('maps', 'granted');
  other.postMessage({ consent: 'denied' });
  expect(allowed()).toEqual([]);
});

test('without local storage, the consent for all purposes is stored in cookies of less than 500 bytes', async () => {
  vi.stubGlobal('localStorage', undefined);
  decidePurposes({ maps: 'granted' }, '2026-12');
  expect(document.cookie.length).toBeLessThan(500);
  await sweep();
  openNextPage();
  expect(allowed()).toEqual(['maps']);
});

test('without local storage and cookies, consent to a purpose applies only to the current page', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
  followConsent(page.signal);
  decidePurpose('maps', 'granted');
  leavePage();
  returnToPage();
  expect(allowed()).toEqual(['maps']);
});

test.each([8.64e15 + 1, -1, 1e300, -1e300])(
  'consentRecord() ignores a stored consent record with the invalid time %d',
  (at) => {
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
  },
);
