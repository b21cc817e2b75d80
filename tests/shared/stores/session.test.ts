// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { endSession } from '../../../shared/stores/end-session.ts';
import { openOtherTab, returnToPage } from '../../tabs.ts';

async function open() {
  const otherTab = openOtherTab();
  vi.resetModules();
  const { $sessionExpired } = await import('../../../shared/stores/session.ts');
  const { raise } = await import('../../../shared/signals/signals.ts');
  return { otherTab, $sessionExpired, raise };
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

test('the session has expired from the first signal on; other tabs hear it once', async () => {
  const { otherTab, $sessionExpired, raise } = await open();
  expect($sessionExpired.get()).toBe(false);
  raise('session-expired', {});
  raise('session-expired', {});
  expect($sessionExpired.get()).toBe(true);
  expect(otherTab.heard).toEqual([{ sessionExpired: true }]);
});

test('it has expired here when another tab says so, without an echo', async () => {
  const { otherTab, $sessionExpired } = await open();
  otherTab.say({ sessionExpired: true });
  expect($sessionExpired.get()).toBe(true);
  expect(otherTab.heard).toEqual([]);
});

test('its end clears the configured cookies and leads to the login', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  document.head.innerHTML =
    '<script type="application/json" data-krume-config>{"sessionCookies": ["frontend", "konto"]}</script>';
  expect(endSession()).toBe('/login');
  expect(set.mock.calls.flat()).toEqual([
    'frontend=; path=/; max-age=0; samesite=lax',
    'konto=; path=/; max-age=0; samesite=lax',
  ]);
});

test('whoever comes back may have signed in meanwhile', async () => {
  const { $sessionExpired, raise } = await open();
  raise('session-expired', {});
  returnToPage();
  expect($sessionExpired.get()).toBe(false);
});

test('a cookie of a configured domain ends on this host, too', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  document.head.innerHTML =
    '<script type="application/json" data-krume-config>{"sessionCookies": ["konto"], "cookieDomain": ".example.ch"}</script>';
  endSession();
  expect(set.mock.calls.flat()).toEqual([
    'konto=; path=/; max-age=0; samesite=lax; domain=.example.ch',
    'konto=; path=/; max-age=0',
  ]);
});
