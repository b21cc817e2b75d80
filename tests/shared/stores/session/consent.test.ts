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

// site.md section 4.3: granted or denied, kept on the device under 'cookieConsent', heard of in other tabs.

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

/** The next page that the shopper opens. */
function openNextPage(): void {
  page.abort();
  resetStores();
  page = new AbortController();
  followConsent(page.signal);
}

test.each(['granted', 'denied'] as const)(
  'the answer «%s» is kept as it is, and holds on the next page',
  (answer) => {
    followConsent(page.signal);
    decideConsent(answer);
    expect(localStorage.getItem('cookieConsent')).toBe(answer);
    openNextPage();
    expect($consent.get()).toBe(answer);
  },
);

test.each(['', 'yes', '"granted"', '{"value":"granted"}', 'GRANTED', 'null'])(
  'what is kept as «%s» is neither, and nothing may be loaded',
  (kept) => {
    localStorage.setItem('cookieConsent', kept);
    followConsent(page.signal);
    expect([$consent.get(), mayLoad('maps').get()]).toEqual([undefined, false]);
  },
);

const all = (consent: 'granted' | 'denied') => Object.fromEntries(purposes.map((each) => [each, consent]));

test('there is a record of when was answered what, and to which text; it does not grow old', () => {
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

test('an answer that another script has kept counts, and has no record', () => {
  localStorage.setItem('cookieConsent', 'granted');
  followConsent(page.signal);
  expect([$consent.get(), consentRecord()]).toEqual(['granted', undefined]);
});

test('another tab hears of the answer, and this one of another’s', () => {
  const other = openOtherTab();
  followConsent(page.signal);
  decideConsent('granted');
  expect(other.received).toEqual([{ consent: 'granted', purposes: all('granted') }]);
  other.postMessage({ consent: 'denied' });
  expect($consent.get()).toBe('denied');
  other.postMessage({ consent: 'vielleicht' });
  expect($consent.get()).toBe('denied');
});

test('a page that comes back out of the cache knows what was answered meanwhile', () => {
  followConsent(page.signal);
  leavePage();
  localStorage.setItem('cookieConsent', 'denied');
  returnToPage();
  expect($consent.get()).toBe('denied');
});

test('without storage it is kept in a cookie; without that, too, it holds for the page', () => {
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

test('a text that has changed is asked about anew, whichever widget asks first; nothing loads meanwhile', () => {
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

/** Which purposes may load. */
const allowed = () => purposes.filter((purpose) => mayLoad(purpose).get());

test('a service that is allowed where it is needed counts for its purpose, and for no other; the next page knows it', () => {
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

test('an answer for each purpose is kept in one record; the key says denied unless all are granted', () => {
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
] as const)(
  'the key that another script sets to «%s» means all or none, whatever the record says',
  (answer, expected) => {
    decideConsent(answer === 'granted' ? 'denied' : 'granted');
    decidePurpose('photos', 'granted');
    localStorage.setItem('cookieConsent', answer);
    openNextPage();
    expect(allowed()).toEqual(expected);
  },
);

test('of two tabs each allows a service: both know both, and so does the next page', () => {
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

test('consent allows every purpose, and who declines takes back what was allowed one by one', () => {
  followConsent(page.signal);
  decidePurpose('maps', 'granted');
  decideConsent('granted');
  expect(allowed()).toEqual([...purposes]);
  decideConsent('denied');
  expect(allowed()).toEqual([]);
  openNextPage();
  expect(allowed()).toEqual([]);
  // After that, one may be allowed again
  decidePurpose('maps', 'granted');
  openNextPage();
  expect([allowed(), $consent.get()]).toEqual([['maps'], 'denied']);
});

test('a refusal where a service is needed takes back this purpose alone', () => {
  followConsent(page.signal);
  decideConsent('granted', '2026-12');
  decidePurpose('botCheck', 'denied');
  openNextPage();
  expect(allowed()).toEqual(['measuring', 'maps', 'photos']);
  // The key alone means all or none
  expect([localStorage.getItem('cookieConsent'), consentRecord()?.version]).toEqual(['denied', '2026-12']);
});

test('a refusal after another script has granted all takes back this purpose alone', () => {
  localStorage.setItem('cookieConsent', 'granted');
  followConsent(page.signal);
  decidePurpose('botCheck', 'denied');
  openNextPage();
  expect(allowed()).toEqual(['measuring', 'maps', 'photos']);
});

test('what is heard from another tab takes back what was allowed here, too', () => {
  const other = openOtherTab();
  followConsent(page.signal);
  decidePurpose('maps', 'granted');
  other.postMessage({ consent: 'denied' });
  expect(allowed()).toEqual([]);
});

test('without storage the answers by purpose are a cookie, below 500 bytes, which outlives the sweep of old values', async () => {
  vi.stubGlobal('localStorage', undefined);
  decidePurposes({ maps: 'granted' }, '2026-12');
  expect(document.cookie.length).toBeLessThan(500);
  await sweep();
  openNextPage();
  expect(allowed()).toEqual(['maps']);
});

test('without storage and cookies what was allowed holds for the page', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
  followConsent(page.signal);
  decidePurpose('maps', 'granted');
  leavePage();
  returnToPage();
  expect(allowed()).toEqual(['maps']);
});

test.each([8.64e15 + 1, -1, 1e300, -1e300])(
  'a record with a time that no calendar has (%d) is none',
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
