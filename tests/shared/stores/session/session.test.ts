// @vitest-environment page
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { clearCookie, setCookie } from '../../../../shared/kept/cookies.ts';
import { emit } from '../../../../shared/signals/signals.ts';
import {
  $isSignedIn,
  $sessionExpired,
  askForSession,
  endSession,
} from '../../../../shared/stores/session/session.ts';
import { listenToConsole, settled } from '../../../support/page/page.ts';
import { answerWith } from '../../../support/shop/shop.ts';
import { openStores } from '../../../support/shop/stores.ts';
import { openOtherTab, returnToPage } from '../../../support/shop/tabs.ts';

async function open() {
  const otherTab = openOtherTab();
  openStores();
  return { otherTab, $sessionExpired, emit };
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

test('the session has expired from the first signal on; other tabs hear it once', async () => {
  const { otherTab, $sessionExpired, emit } = await open();
  expect($sessionExpired.get()).toBe(false);
  emit('session-expired', {});
  emit('session-expired', {});
  expect($sessionExpired.get()).toBe(true);
  expect(otherTab.received).toEqual([{ sessionExpired: true }]);
});

test('it has expired here when another tab says so, without an echo', async () => {
  const { otherTab, $sessionExpired } = await open();
  otherTab.postMessage({ sessionExpired: true });
  expect($sessionExpired.get()).toBe(true);
  expect(otherTab.received).toEqual([]);
});

test('a page that was printed for a guest hears of no session that ends in another tab', async () => {
  document.head.innerHTML =
    '<script type="application/json" data-krume-config>{"authenticated": false}</script>';
  const { otherTab, $sessionExpired } = await open();
  otherTab.postMessage({ sessionExpired: true });
  expect($sessionExpired.get()).toBe(false);
});

test('its end clears the configured cookies and leads to the login', () => {
  const set = vi.spyOn(Document.prototype, 'cookie', 'set');
  document.head.innerHTML =
    '<script type="application/json" data-krume-config>{"sessionCookies": ["frontend", "konto"]}</script>';
  expect(endSession()).toBe('/login');
  expect(set.mock.calls.flat()).toEqual([
    'frontend=; path=/; max-age=0; samesite=lax',
    'konto=; path=/; max-age=0; samesite=lax',
  ]);
});

test('whoever comes back may have signed in meanwhile', async () => {
  const { $sessionExpired, emit } = await open();
  emit('session-expired', {});
  returnToPage();
  expect($sessionExpired.get()).toBe(false);
});

test('a cookie of a configured domain ends on this host, too', () => {
  const set = vi.spyOn(Document.prototype, 'cookie', 'set');
  document.head.innerHTML =
    '<script type="application/json" data-krume-config>{"sessionCookies": ["konto"], "cookieDomain": ".example.ch"}</script>';
  endSession();
  expect(set.mock.calls.flat()).toEqual([
    'konto=; path=/; max-age=0; samesite=lax; domain=.example.ch',
    'konto=; path=/; max-age=0',
  ]);
});

describe('signed in again in another tab', () => {
  const configure = () => {
    document.head.innerHTML =
      '<script type="application/json" data-krume-config>{"sessionCookies": ["konto"]}</script>';
  };
  test('the session is back when the shop answers', async () => {
    const { $sessionExpired, emit } = await open();
    answerWith('{}');
    emit('session-expired', {});
    await askForSession();
    expect($sessionExpired.get()).toBe(false);
  });

  test.each([401, 500])('it is not when the shop says %d', async (status) => {
    listenToConsole();
    const { $sessionExpired, emit } = await open();
    answerWith('', { status });
    emit('session-expired', {});
    await askForSession();
    expect($sessionExpired.get()).toBe(true);
  });

  test('without its cookie nobody has signed in, and the shop is not asked', async () => {
    configure();
    const { $sessionExpired, emit } = await open();
    const fetch = answerWith('{}');
    emit('session-expired', {});
    await askForSession();
    expect([fetch.mock.calls.length, $sessionExpired.get()]).toEqual([0, true]);
  });

  test('a page that is opened in another tab makes this one ask', async () => {
    const { otherTab, $sessionExpired, emit } = await open();
    answerWith('{}');
    otherTab.postMessage({ cartSeen: 1 });
    emit('session-expired', {});
    otherTab.postMessage({ cartSeen: 1 });
    await settled();
    expect($sessionExpired.get()).toBe(false);
  });

  test('the cookie tells that somebody is signed in, as soon as the tab is seen', async () => {
    configure();
    await open();
    expect($isSignedIn.get()).toBe(false);
    setCookie('konto', '1');
    // Not in each test: for a millisecond happy-dom still shows a cookie that was cleared
    onTestFinished(() => clearCookie('konto'));
    dispatchEvent(new Event('visibilitychange'));
    expect($isSignedIn.get()).toBe(true);
  });
});
