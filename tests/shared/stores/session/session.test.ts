// @vitest-environment page
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { setCookie } from '../../../../shared/kept/cookies.ts';
import { hashText } from '../../../../shared/kept/hash-text.ts';
import { emit } from '../../../../shared/signals/signals.ts';
import {
  $isSignedIn,
  $sessionExpired,
  askForSession,
  endSession,
} from '../../../../shared/stores/session/session.ts';
import { listenToConsole, settled } from '../../../support/page/page.ts';
import { leaveKept } from '../../../support/shop/kept.ts';
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

test('$sessionExpired is true after a session-expired signal, and other tabs receive one message', async () => {
  const { otherTab, $sessionExpired, emit } = await open();
  expect($sessionExpired.get()).toBe(false);
  emit('session-expired', {});
  emit('session-expired', {});
  expect($sessionExpired.get()).toBe(true);
  expect(otherTab.received).toEqual([{ sessionExpired: true }]);
});

test('$sessionExpired is true after another tab reports the expiry, and this tab sends no message', async () => {
  const { otherTab, $sessionExpired } = await open();
  otherTab.postMessage({ sessionExpired: true });
  expect($sessionExpired.get()).toBe(true);
  expect(otherTab.received).toEqual([]);
});

test('$sessionExpired stays false on a page rendered for a guest when a session expires in another tab', async () => {
  document.head.innerHTML =
    '<script type="application/json" data-krume-config>{"authenticated": false}</script>';
  const { otherTab, $sessionExpired } = await open();
  otherTab.postMessage({ sessionExpired: true });
  expect($sessionExpired.get()).toBe(false);
});

test('endSession() deletes the configured session cookies and returns the login URL', () => {
  const set = vi.spyOn(Document.prototype, 'cookie', 'set');
  document.head.innerHTML =
    '<script type="application/json" data-krume-config>{"sessionCookies": ["frontend", "konto"]}</script>';
  expect(endSession()).toBe('/login');
  expect(set.mock.calls.flat()).toEqual([
    'frontend=; path=/; max-age=0; samesite=lax',
    'konto=; path=/; max-age=0; samesite=lax',
  ]);
});

test('$sessionExpired is false again when the page returns from the back/forward cache', async () => {
  const { $sessionExpired, emit } = await open();
  emit('session-expired', {});
  returnToPage();
  expect($sessionExpired.get()).toBe(false);
});

test('endSession() deletes the session cookies of the configured domain and of the current host', () => {
  const set = vi.spyOn(Document.prototype, 'cookie', 'set');
  document.head.innerHTML =
    '<script type="application/json" data-krume-config>{"sessionCookies": ["konto"], "cookieDomain": ".example.ch"}</script>';
  endSession();
  expect(set.mock.calls.flat()).toEqual([
    'konto=; path=/; max-age=0; samesite=lax; domain=.example.ch',
    'konto=; path=/; max-age=0',
  ]);
});

describe('the session after a new sign-in in another tab', () => {
  const configure = () => {
    document.head.innerHTML =
      '<script type="application/json" data-krume-config>{"sessionCookies": ["konto"]}</script>';
  };
  test('$sessionExpired is false again when the shop confirms a sign-in in another tab', async () => {
    const { $sessionExpired, emit } = await open();
    respondWith('{}');
    emit('session-expired', {});
    await askForSession();
    expect($sessionExpired.get()).toBe(false);
  });

  test.each([401, 500])(
    '$sessionExpired stays true when the shop responds to askForSession() with the status %d',
    async (status) => {
      listenToConsole();
      const { $sessionExpired, emit } = await open();
      respondWith('', { status });
      emit('session-expired', {});
      await askForSession();
      expect($sessionExpired.get()).toBe(true);
    },
  );

  test('askForSession() sends no request if the session cookie is missing', async () => {
    configure();
    const { $sessionExpired, emit } = await open();
    const fetch = respondWith('{}');
    emit('session-expired', {});
    await askForSession();
    expect([fetch.mock.calls.length, $sessionExpired.get()]).toEqual([0, true]);
  });

  test('after the session has expired, a page checks the session when another tab opens a page', async () => {
    const { otherTab, $sessionExpired, emit } = await open();
    respondWith('{}');
    otherTab.postMessage({ cartSeen: 1 });
    emit('session-expired', {});
    otherTab.postMessage({ cartSeen: 1 });
    await settled();
    expect($sessionExpired.get()).toBe(false);
  });

  test('if a session cookie exists, $isSignedIn is true after the tab becomes visible', async () => {
    configure();
    await open();
    expect($isSignedIn.get()).toBe(false);
    setCookie('konto', '1');
    // `clearCookie` is not enough, because happy-dom still returns a cookie with `max-age=0` for a millisecond
    onTestFinished(() => {
      document.cookie = 'konto=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
    });
    dispatchEvent(new Event('visibilitychange'));
    expect($isSignedIn.get()).toBe(true);
  });
});

describe('the session of another customer', () => {
  const keep = (customer: string) =>
    leaveKept('krume:customer', hashText(customer), { where: 'device', of: 'anyone' });

  /** Opens the page of a customer whose session then expires. */
  async function openExpired(says: object) {
    localStorage.clear();
    onTestFinished(() => localStorage.clear());
    document.head.innerHTML = `<script type="application/json" data-krume-config>${JSON.stringify(says)}</script>`;
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    reload.mockClear();
    await open();
    respondWith('{}');
    emit('session-expired', {});
    return () => ({ reloads: reload.mock.calls.length, isExpired: $sessionExpired.get() });
  }
  const anna = { authenticated: true, customer: 'anna' };

  test('the page reloads instead of restoring the session of another customer', async () => {
    const state = await openExpired(anna);
    keep('beat');
    await askForSession();
    expect(state()).toEqual({ reloads: 1, isExpired: true });
  });

  test('the page restores the session of the same customer', async () => {
    const state = await openExpired(anna);
    keep('anna');
    await askForSession();
    expect(state()).toEqual({ reloads: 0, isExpired: false });
  });

  test('after the session was restored, the page reloads when another tab stores another customer', async () => {
    const state = await openExpired(anna);
    await askForSession();
    dispatchEvent(new Event('storage'));
    expect(state()).toEqual({ reloads: 0, isExpired: false });
    keep('beat');
    dispatchEvent(new Event('storage'));
    expect(state().reloads).toBe(1);
  });

  test('a page whose session has not expired does not reload when another tab stores another customer', async () => {
    const state = await openExpired(anna);
    await open();
    keep('beat');
    dispatchEvent(new Event('storage'));
    expect(state().reloads).toBe(0);
  });

  test('the page reloads when it returns from the back/forward cache to the session of another customer', async () => {
    const state = await openExpired(anna);
    keep('beat');
    returnToPage();
    expect(state().reloads).toBe(1);
  });

  test('a page that does not identify its customer restores the session', async () => {
    const state = await openExpired({ authenticated: true });
    keep('beat');
    await askForSession();
    expect(state()).toEqual({ reloads: 0, isExpired: false });
  });
});
