// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirm, showError, showSessionExpired } from '../../../shared/ui/dialogs.tsx';
import { dialog, dialogTexts } from '../../dialog.ts';
import { one, print, settled } from '../../page.ts';

// shop.md section 2.8

const message = 'Warenkorb konnte nicht geladen werden.';

beforeEach(() => {
  print('<button id="before">Vorher</button>');
  one('#before').focus();
});
afterEach(() => {
  document.head.replaceChildren();
});

test('the error dialog shows its message, with a reload link', async () => {
  const closed = vi.fn();
  showError(message).then(closed);
  await settled();
  expect(dialog()).toMatchObject({
    title: 'Fehler',
    text: message,
    buttons: ['Seite erneut laden', 'Schliessen'],
  });
  expect(dialog()?.element.open).toBe(true);
  expect(closed).not.toHaveBeenCalled();

  dialog()?.press('Schliessen');
  await settled();
  expect(closed).toHaveBeenCalledOnce();
  expect(dialog()).toBeUndefined();
  expect(document.querySelector('.krume-dialog-host')).toBeNull();
  expect(document.activeElement?.id).toBe('before');
});

test('the link loads the page again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  showError(message);
  await settled();
  dialog()?.press('Seite erneut laden');
  expect(reload).toHaveBeenCalledOnce();
  dialog()?.press('Schliessen');
  await settled();
});

test('without the link, where a reload would not help', async () => {
  showError('Dateityp unzulässig.', { reload: false });
  await settled();
  expect(dialog()?.buttons).toEqual(['Schliessen']);
  dialog()?.press('Schliessen');
  await settled();
});

test('the same message is not shown twice at a time, but again afterwards', async () => {
  showError(message);
  showError(message);
  showError('Eine andere.');
  await settled();
  expect(dialogTexts()).toEqual([message, 'Eine andere.']);
  dialog()?.press('Schliessen');
  await settled();
  dialog()?.press('Schliessen');
  await settled();
  showError(message);
  await settled();
  expect(dialogTexts()).toEqual([message]);
  dialog()?.press('Schliessen');
  await settled();
});

test.each([
  ['Ja', true],
  ['Abbrechen', false],
])('a question answered with %s', async (label, answer) => {
  const asked = confirm('Wollen Sie die Konfiguration wirklich abbrechen?');
  await settled();
  expect(dialog()?.text).toBe('Wollen Sie die Konfiguration wirklich abbrechen?');
  dialog()?.press(label);
  expect(await asked).toBe(answer);
  expect(document.activeElement?.id).toBe('before');
});

test('Escape means no', async () => {
  const asked = confirm('Wollen Sie wirklich alle Elemente zurücksetzen?');
  await settled();
  dialog()?.escape();
  expect(await asked).toBe(false);
});

test('markup in a message is text', async () => {
  showError('<img src=x onerror=alert(1)>');
  await settled();
  expect(dialog()?.text).toBe('<img src=x onerror=alert(1)>');
  dialog()?.press('Schliessen');
  await settled();
});

test('the session dialog has no way out but its button, which clears the cookies and goes to /login', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const set = vi.spyOn(document, 'cookie', 'set');
  document.head.innerHTML =
    '<script type="application/json" data-krume-config>{"sessionCookies": ["frontend"]}</script>';
  showSessionExpired();
  await settled();
  expect(dialog()).toMatchObject({
    title: 'Sie wurden abgemeldet',
    text: 'Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an.',
    buttons: ['Neu anmelden'],
  });
  dialog()?.escape();
  await settled();
  expect(dialog()?.element.open).toBe(true);
  dialog()?.forceClose();
  await settled();
  expect(dialog()?.element.open).toBe(true);

  dialog()?.press('Neu anmelden');
  await settled();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/login');
  expect(set.mock.calls.flat()).toEqual(['frontend=; path=/; max-age=0; samesite=lax']);
});

test('a dialog is named by its title', async () => {
  showError(message);
  await settled();
  const { element } = dialog() ?? {};
  expect(document.getElementById(element?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Fehler');
  dialog()?.press('Schliessen');
  await settled();
});
