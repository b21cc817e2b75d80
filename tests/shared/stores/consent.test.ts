// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearCookie } from '../../../shared/kept/cookies.ts';
import {
  $consent,
  allowService,
  consentRecord,
  decideConsent,
  followConsent,
  forgetConsent,
  mayLoad,
} from '../../../shared/stores/consent.ts';
import { remember } from '../../../shared/stores/storage.ts';
import { resetStores } from '../../stores.ts';
import { leavePage, openOtherTab, returnToPage } from '../../tabs.ts';

// site.md section 4.3: granted or denied, kept on the device under 'cookieConsent', heard of in other tabs.

let page: AbortController;
beforeEach(() => {
  localStorage.clear();
  for (const name of ['cookieConsent', 'krume:consent', 'krume:allowed']) clearCookie(name);
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

test('there is a record of when was answered what, and to which text; it does not grow old', () => {
  decideConsent('granted', '2026-11', 1000);
  expect(consentRecord()).toEqual({ consent: 'granted', version: '2026-11', at: 1000 });
  decideConsent('denied', '2026-12', 2000);
  expect(consentRecord()).toEqual({ consent: 'denied', version: '2026-12', at: 2000 });
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
  expect(other.received).toEqual([{ consent: 'granted' }]);
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

test('a text that has changed is asked about anew', () => {
  decideConsent('granted');
  forgetConsent();
  expect($consent.get()).toBeUndefined();
  openNextPage();
  expect($consent.get()).toBeUndefined();
});

test('one service is allowed where it is needed, and no other; the next page knows it', () => {
  followConsent(page.signal);
  const heard: boolean[] = [];
  mayLoad('maps').subscribe((may) => void heard.push(may));
  allowService('maps');
  expect(heard).toEqual([false, true]);
  expect([mayLoad('photos').get(), $consent.get()]).toEqual([false, undefined]);
  openNextPage();
  expect(mayLoad('maps').get()).toBe(true);
});

test('of two tabs each allows a service: the next page knows both', () => {
  followConsent(page.signal);
  // The other one, which tells nobody
  remember('allowed', ['maps']);
  allowService('photos');
  openNextPage();
  expect([mayLoad('maps').get(), mayLoad('photos').get(), mayLoad('captcha').get()]).toEqual([
    true,
    true,
    false,
  ]);
});

test('consent allows every service, and who declines takes back what was allowed one by one', () => {
  followConsent(page.signal);
  allowService('maps');
  decideConsent('granted');
  expect(mayLoad('photos').get()).toBe(true);
  decideConsent('denied');
  expect([mayLoad('photos').get(), mayLoad('maps').get()]).toEqual([false, false]);
  openNextPage();
  expect(mayLoad('maps').get()).toBe(false);
  // After that, one may be allowed again
  allowService('maps');
  openNextPage();
  expect(mayLoad('maps').get()).toBe(true);
});

test('what is heard from another tab takes back what was allowed here, too', () => {
  const other = openOtherTab();
  followConsent(page.signal);
  allowService('maps');
  other.postMessage({ consent: 'denied' });
  expect(mayLoad('maps').get()).toBe(false);
});

test.each([1e300, -1e300])('a record with a time that no calendar has (%d) is none', (at) => {
  const record = { at, value: { consent: 'granted' } };
  localStorage.setItem('krume:consent', JSON.stringify(record));
  expect(consentRecord()).toBeUndefined();
});
