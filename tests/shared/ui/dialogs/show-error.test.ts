// @vitest-environment page
import { beforeEach, expect, test, vi } from 'vitest';
import { rememberSignOut } from '../../../../shared/kept/signed-out.ts';
import { $sessionExpired } from '../../../../shared/stores/session/session.ts';
import { showError, showSessionExpired } from '../../../../shared/ui/dialogs/show-error.ts';
import { dialog } from '../../../support/page/dialog.ts';
import { setPage, settled } from '../../../support/page/page.ts';

beforeEach(() => {
  setPage('<main></main>');
});

test('showError opens the error dialog', async () => {
  showError('Produkt konnte nicht zum Warenkorb hinzugefügt werden.');
  await settled();
  expect(dialog()?.text).toBe('Produkt konnte nicht zum Warenkorb hinzugefügt werden.');
});

test('‘Erneut versuchen’ in the error dialog reloads the page after a sign-out in another tab', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const retry = vi.fn();
  const press = async () => {
    showError('Warenkorb konnte nicht geladen werden.', { retry });
    await settled();
    dialog()?.press('Erneut versuchen');
    await settled();
  };
  await press();
  expect([retry.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
  rememberSignOut(Date.now());
  await press();
  vi.useRealTimers();
  localStorage.clear();
  expect([retry.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
});

test('‘Neu anmelden’ in the session dialog clears the session cookies and opens the login page', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const set = vi.spyOn(Document.prototype, 'cookie', 'set');
  document.head.innerHTML =
    '<script type="application/json" data-krume-config>{"sessionCookies": ["frontend"]}</script>';
  $sessionExpired.set(true);
  showSessionExpired();
  await settled();
  dialog()?.press('Neu anmelden');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/login');
  expect(set.mock.calls.flat()).toEqual(['frontend=; path=/; max-age=0; samesite=lax']);
  document.head.replaceChildren();
});

test('the session dialog closes when the session is restored', async () => {
  $sessionExpired.set(true);
  showSessionExpired();
  await settled();
  expect(dialog()).toBeDefined();
  $sessionExpired.set(false);
  await settled();
  expect(dialog()).toBeUndefined();
});
