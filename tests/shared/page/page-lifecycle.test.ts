// @vitest-environment page
import { afterEach, expect, test, vi } from 'vitest';
import { onPageLeave, onPageReturn, resetPageLifecycle } from '../../../shared/page/page-lifecycle.ts';
import { arriveBy, leavePage, returnToPage } from '../../support/shop/tabs.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
});

/** Since when the page has missed things, each time it is told of its return. */
function followReturns() {
  const times: number[] = [];
  onPageReturn((since) => times.push(since), new AbortController().signal);
  return times;
}

test('only a page that comes out of the back/forward cache has returned', () => {
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

test('out of the cache, it has missed what happened since it was left', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 5000 });
  const returns = followReturns();
  leavePage();
  vi.setSystemTime(9000);
  returnToPage();
  expect(returns).toEqual([5000]);
});

test('made anew from the HTML of the history, it has missed what happened since it was first opened', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 5000 });
  resetPageLifecycle();
  arriveBy('navigate');
  expect(followReturns()).toEqual([]);
  vi.setSystemTime(9000);
  resetPageLifecycle();
  arriveBy('back_forward');
  expect(followReturns()).toEqual([5000]);
  arriveBy('reload');
  expect(followReturns()).toEqual([]);
});

test('keeps no token of the page’s address, and tells two queries apart', () => {
  const address = location.href;
  vi.useFakeTimers({ toFake: ['Date'], now: 5000 });
  resetPageLifecycle();
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

test('a page of the history that nobody has seen being opened, or without storage, is told, too', () => {
  arriveBy('back_forward');
  expect(followReturns()).toEqual([Number.POSITIVE_INFINITY]);
  vi.stubGlobal('sessionStorage', undefined);
  expect(followReturns()).toEqual([Number.POSITIVE_INFINITY]);
});

test('a page is left for good or into the cache', () => {
  const listener = vi.fn();
  const life = new AbortController();
  onPageLeave(listener, life.signal);
  leavePage();
  expect(listener).toHaveBeenCalledOnce();
  life.abort();
  leavePage();
  expect(listener).toHaveBeenCalledOnce();
});
