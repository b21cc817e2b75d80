// @vitest-environment page
import { afterEach, expect, test, vi } from 'vitest';
import { onPageLeave, onPageReturn } from '../../../shared/page/page-lifecycle.ts';
import { resetState } from '../../../shared/registry/resettable.ts';
import { arriveAhead, arriveBy, leavePage, returnToPage } from '../../support/shop/tabs.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
});

/** Records the `since` argument of each call of the listener. */
function followReturns() {
  const times: number[] = [];
  onPageReturn((since) => times.push(since), new AbortController().signal);
  return times;
}

test('onPageReturn calls its listener if the page returns from the back/forward cache, and not on a normal page load', () => {
  const listener = vi.fn();
  const life = new AbortController();
  onPageReturn(listener, life.signal);
  returnToPage(false);
  expect(listener).not.toHaveBeenCalled();
  returnToPage(true);
  expect(listener).toHaveBeenCalledOnce();
  life.abort();
  returnToPage(true);
  expect(listener).toHaveBeenCalledOnce();
});

test('if a page returns from the back/forward cache, onPageReturn passes the time at which the shopper left the page', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 5000 });
  const returns = followReturns();
  leavePage();
  vi.setSystemTime(9000);
  returnToPage();
  expect(returns).toEqual([5000]);
});

test('if a page is rebuilt from cached HTML, onPageReturn passes the time at which the page was first opened', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 5000 });
  resetState();
  arriveBy('navigate');
  expect(followReturns()).toEqual([]);
  vi.setSystemTime(9000);
  resetState();
  arriveBy('back_forward');
  expect(followReturns()).toEqual([5000]);
  arriveBy('reload');
  expect(followReturns()).toEqual([]);
});

test.each([
  ['prerendered', 5000],
  // The HTML of a prefetched or cached page may be up to ten minutes old
  ['prefetched', 5000 - 600_000],
  ['cached', 5000 - 600_000],
] as const)(
  'for a %s page, onPageReturn passes the time at which the HTML was requested',
  (how, requested) => {
    vi.useFakeTimers({ toFake: ['Date'], now: 5000 });
    resetState();
    arriveAhead(how);
    vi.setSystemTime(9000);
    expect(followReturns()).toEqual([requested]);
    arriveBy('back_forward');
    expect(followReturns()).toEqual([requested]);
  },
);

test('the key under which a page’s opening time is stored contains no part of the page’s URL', () => {
  const address = location.href;
  vi.useFakeTimers({ toFake: ['Date'], now: 5000 });
  resetState();
  arriveBy('navigate');
  history.replaceState(null, '', '/passwort/neu/geheim-1?token=geheim-2');
  followReturns();
  expect(sessionStorage).toHaveLength(1);
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/geheim|passwort/);
  arriveBy('back_forward');
  expect(followReturns()).toEqual([5000]);
  history.replaceState(null, '', '/passwort/neu/geheim-1?token=geheim-3');
  expect(followReturns()).toEqual([Number.POSITIVE_INFINITY]);
  history.replaceState(null, '', address);
});

test('if no opening time is stored for a page from the browser history, onPageReturn passes Infinity', () => {
  arriveBy('back_forward');
  expect(followReturns()).toEqual([Number.POSITIVE_INFINITY]);
  vi.stubGlobal('sessionStorage', undefined);
  expect(followReturns()).toEqual([Number.POSITIVE_INFINITY]);
});

test('until its signal aborts, onPageLeave calls its listener when the shopper leaves the page', () => {
  const listener = vi.fn();
  const life = new AbortController();
  onPageLeave(listener, life.signal);
  leavePage();
  expect(listener).toHaveBeenCalledOnce();
  life.abort();
  leavePage();
  expect(listener).toHaveBeenCalledOnce();
});
