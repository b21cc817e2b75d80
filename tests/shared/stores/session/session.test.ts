// @vitest-environment page
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { setCookie } from '../../../../shared/kept/cookies.ts';
import { emit } from '../../../../shared/signals/signals.ts';
import {
  $isSignedIn,
  $sessionExpired,
  askForSession,
  endSession,
} from '../../../../shared/stores/session/session.ts';
import { listenToConsole, settled } from '../../../support/page/page.ts';
import { respondWith } from '../../../support/shop/shop.ts';
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

test('the session expires at the first session-expired signal, and other tabs are notified once', async () => {
  const { otherTab, $sessionExpired, emit } = await open();
  expect($sessionExpired.get()).toBe(false);
  emit('session-expired', {});
  emit('session-expired', {});
  expect($sessionExpired.get()).toBe(true);
  expect(otherTab.received).toEqual([{ sessionExpired: true }]);
});

test('the session expires when another tab reports the expiry, and no message is sent back', async () => {
  const { otherTab, $sessionExpired } = await open();
  otherTab.postMessage({ sessionExpired: true });
  expect($sessionExpired.get()).toBe(true);
  expect(otherTab.received).toEqual([]);
});

test('a page rendered for a guest ignores the expiry of a session in another tab', async () => {
  document.head.innerHTML =
    '<script type="application/json" data-krume-config>{"authenticated": false}</script>';
  const { otherTab, $sessionExpired } = await open();
  otherTab.postMessage({ sessionExpired: true });
  expect($sessionExpired.get()).toBe(false);
});

test('endSession clears the configured cookies and returns the login URL', () => {
  const set = vi.spyOn(Document.prototype, 'cookie', 'set');
  document.head.innerHTML =
    '<script type="application/json" data-krume-config>{"sessionCookies": ["frontend", "konto"]}</script>';
  expect(endSession()).toBe('/login');
  expect(set.mock.calls.flat()).toEqual([
    'frontend=; path=/; max-age=0; samesite=lax',
    'konto=; path=/; max-age=0; samesite=lax',
  ]);
});

test('the session is valid again when the page is restored from the back/forward cache', async () => {
  const { $sessionExpired, emit } = await open();
  emit('session-expired', {});
  returnToPage();
  expect($sessionExpired.get()).toBe(false);
});

test('endSession clears a session cookie of the configured domain and of the current host', () => {
  const set = vi.spyOn(Document.prototype, 'cookie', 'set');
  document.head.innerHTML =
    '<script type="application/json" data-krume-config>{"sessionCookies": ["konto"], "cookieDomain": ".example.ch"}</script>';
  endSession();
  expect(set.mock.calls.flat()).toEqual([
    'konto=; path=/; max-age=0; samesite=lax; domain=.example.ch',
    'konto=; path=/; max-age=0',
  ]);
});

describe('after a new sign-in in another tab', () => {
  const configure = () => {
    document.head.innerHTML =
      '<script type="application/json" data-krume-config>{"sessionCookies": ["konto"]}</script>';
  };
  test('the session is valid again when the shop confirms the sign-in', async () => {
    const { $sessionExpired, emit } = await open();
    respondWith('{}');
    emit('session-expired', {});
    await askForSession();
    expect($sessionExpired.get()).toBe(false);
  });

  test.each([401, 500])(
    'the session remains expired when the shop responds to the sign-in check with %d',
    async (status) => {
      listenToConsole();
      const { $sessionExpired, emit } = await open();
      respondWith('', { status });
      emit('session-expired', {});
      await askForSession();
      expect($sessionExpired.get()).toBe(true);
    },
  );

  test('without a session cookie, a page does not ask the shop whether the session is valid', async () => {
    configure();
    const { $sessionExpired, emit } = await open();
    const fetch = respondWith('{}');
    emit('session-expired', {});
    await askForSession();
    expect([fetch.mock.calls.length, $sessionExpired.get()]).toEqual([0, true]);
  });

  test('a page asks the shop whether the session is valid when another tab opens a page', async () => {
    const { otherTab, $sessionExpired, emit } = await open();
    respondWith('{}');
    otherTab.postMessage({ cartSeen: 1 });
    emit('session-expired', {});
    otherTab.postMessage({ cartSeen: 1 });
    await settled();
    expect($sessionExpired.get()).toBe(false);
  });

  test('$isSignedIn is true after the tab becomes visible with a session cookie', async () => {
    configure();
    await open();
    expect($isSignedIn.get()).toBe(false);
    setCookie('konto', '1');
    // `clearCookie` does not suffice: happy-dom still returns a cookie with `max-age=0` for a millisecond
    onTestFinished(() => {
      document.cookie = 'konto=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
    });
    dispatchEvent(new Event('visibilitychange'));
    expect($isSignedIn.get()).toBe(true);
  });
});
