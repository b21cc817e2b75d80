// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dialog } from '../../../support/page/dialog.ts';
import { setPage, settled } from '../../../support/page/page.ts';

beforeEach(() => {
  setPage('<main></main>');
});
afterEach(() => vi.doUnmock('../../../../shared/ui/dialogs/dialogs.ts'));

const open = () => import('../../../../shared/ui/dialogs/show-error.ts');
const refuseChunk = () =>
  vi.doMock('../../../../shared/ui/dialogs/dialogs.ts', () => {
    throw TypeError('Failed to fetch dynamically imported module');
  });

test('shows an error in our dialog', async () => {
  const { showError } = await open();
  showError('Produkt konnte nicht zum Warenkorb hinzugefügt werden.');
  await settled();
  expect(dialog()?.text).toBe('Produkt konnte nicht zum Warenkorb hinzugefügt werden.');
});

test('reloads the page instead of a retry when its customer has signed out in another tab', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const { showError } = await open();
  const { rememberSignOut } = await import('../../../../shared/kept/signed-out.ts');
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

test('uses the browser’s alert when the dialogs’ chunk fails to load', async () => {
  const alert = vi.fn();
  vi.stubGlobal('alert', alert);
  refuseChunk();
  const { showError } = await open();
  await showError('Warenkorb konnte nicht geladen werden.');
  expect(alert).toHaveBeenCalledExactlyOnceWith('Warenkorb konnte nicht geladen werden.');
  vi.unstubAllGlobals();
});

test('reloads the page for an expired session when the dialogs’ chunk fails to load', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  refuseChunk();
  const { showSessionExpired } = await open();
  await showSessionExpired();
  expect(reload).toHaveBeenCalledOnce();
});

test('the session dialog clears the cookies and opens the login', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const set = vi.spyOn(Document.prototype, 'cookie', 'set');
  document.head.innerHTML =
    '<script type="application/json" data-krume-config>{"sessionCookies": ["frontend"]}</script>';
  const { showSessionExpired } = await open();
  const { $sessionExpired } = await import('../../../../shared/stores/session/session.ts');
  $sessionExpired.set(true);
  showSessionExpired();
  await settled();
  dialog()?.press('Neu anmelden');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/login');
  expect(set.mock.calls.flat()).toEqual(['frontend=; path=/; max-age=0; samesite=lax']);
  document.head.replaceChildren();
});

test('closes the session dialog when the session is back', async () => {
  const { showSessionExpired } = await open();
  const { $sessionExpired } = await import('../../../../shared/stores/session/session.ts');
  $sessionExpired.set(true);
  showSessionExpired();
  await settled();
  expect(dialog()).toBeDefined();
  $sessionExpired.set(false);
  await settled();
  expect(dialog()).toBeUndefined();
});
