// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirm, showError, showSessionExpired } from '../../../../shared/ui/dialogs/dialogs.ts';
import { dialog, dialogTexts } from '../../../support/page/dialog.ts';
import { getElement, setPage, settled } from '../../../support/page/page.ts';

// shop.md section 2.8 and site.md section 2.10: dialogs

const message = 'Warenkorb konnte nicht geladen werden.';

beforeEach(() => {
  setPage('<button id="before">Vorher</button>');
  getElement('#before').focus();
});
afterEach(() => {
  document.head.replaceChildren();
});

test('the error dialog shows its message and a link to reload the page', async () => {
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
  expect(document.activeElement?.id).toBe('before');
});

test('‘Seite erneut laden’ in the error dialog reloads the page', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  showError(message);
  await settled();
  dialog()?.press('Seite erneut laden');
  expect(reload).toHaveBeenCalledOnce();
  dialog()?.press('Schliessen');
  await settled();
});

test('‘Erneut versuchen’ closes the error dialog, restores the focus and retries the action, in this order', async () => {
  const focused: (string | undefined)[] = [];
  showError(message, { retry: () => focused.push(document.activeElement?.id) });
  await settled();
  expect(dialog()?.buttons).toEqual(['Seite erneut laden', 'Schliessen', 'Erneut versuchen']);
  dialog()?.press('Erneut versuchen');
  await settled();
  expect(dialog()).toBeUndefined();
  expect(focused).toEqual(['before']);
});

test('closing the error dialog with Escape does not retry the failed action', async () => {
  const retry = vi.fn();
  showError(message, { retry });
  await settled();
  dialog()?.escape();
  await settled();
  expect(retry).not.toHaveBeenCalled();
});

test.each([true, false])(
  'at a reconnect, the error dialog closes only if the action is retried automatically (retried: %s)',
  async (untilOnline) => {
    const retry = vi.fn();
    showError(message, { retry, untilOnline });
    await settled();
    dispatchEvent(new Event('online'));
    await settled();
    expect(dialogTexts()).toEqual(untilOnline ? [] : [message]);
    expect(retry).not.toHaveBeenCalled();
    dialog()?.press('Schliessen');
    await settled();
    expect(document.activeElement?.id).toBe('before');
  },
);

test('closing the error dialog removes its reconnect listener', async () => {
  const listen = vi.spyOn(window, 'addEventListener');
  showError(message, { retry: () => {}, untilOnline: true });
  await settled();
  const options = listen.mock.calls.find(([type]) => type === 'online')?.[2];
  const signal = typeof options === 'object' ? options.signal : undefined;
  expect(signal?.aborted).toBe(false);
  dialog()?.press('Schliessen');
  await settled();
  expect(signal?.aborted).toBe(true);
});

test('with the option reload: false, the error dialog has no reload link', async () => {
  showError('Dateityp unzulässig.', { reload: false });
  await settled();
  expect(dialog()?.buttons).toEqual(['Schliessen']);
  dialog()?.press('Schliessen');
  await settled();
});

test('if a second action fails, the open error dialog adds its message, and ‘Erneut versuchen’ retries the two actions', async () => {
  const retries: string[] = [];
  showError(message);
  showError(message, { retry: () => retries.push('first') });
  const closed = vi.fn();
  showError('Eine andere.', { retry: () => retries.push('second') }).then(closed);
  await settled();
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  expect(dialogTexts()).toEqual([message, 'Eine andere.']);
  expect(dialog()?.buttons).toEqual(['Seite erneut laden', 'Schliessen', 'Erneut versuchen']);
  // The message of the second error is a separate alert, so that screen readers announce only this message
  expect(getElement('dialog p[role=alert]').textContent).toBe('Eine andere.');
  dialog()?.press('Erneut versuchen');
  await settled();
  expect([retries, dialogTexts()]).toEqual([['first', 'second'], []]);
  expect(closed).toHaveBeenCalledOnce();
});

test('an error dialog stays open at a reconnect if one of its failures is not retried automatically', async () => {
  showError(message, { untilOnline: true });
  showError('Eine andere.');
  await settled();
  dispatchEvent(new Event('online'));
  await settled();
  expect(dialogTexts()).toEqual([message, 'Eine andere.']);
  dialog()?.press('Schliessen');
  await settled();
});

test('while the error dialog is open, it shows equal messages once; after closing, it shows the message again', async () => {
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
])('a press on ‘%s’ in the confirmation dialog resolves confirm() with %s', async (label, isConfirmed) => {
  const asked = confirm('Wollen Sie die Konfiguration wirklich abbrechen?');
  await settled();
  expect(dialog()?.text).toBe('Wollen Sie die Konfiguration wirklich abbrechen?');
  dialog()?.press(label);
  expect(await asked).toBe(isConfirmed);
  expect(document.activeElement?.id).toBe('before');
});

test('Escape in the confirmation dialog resolves confirm() with false', async () => {
  const asked = confirm('Wollen Sie wirklich alle Elemente zurücksetzen?');
  await settled();
  dialog()?.escape();
  expect(await asked).toBe(false);
});

test('the error dialog shows markup in a message as text', async () => {
  showError('<img src=x onerror=alert(1)>');
  await settled();
  expect(dialog()?.text).toBe('<img src=x onerror=alert(1)>');
  dialog()?.press('Schliessen');
  await settled();
});

test('the session dialog ignores Escape, and closes when the session is valid again', async () => {
  const onLogin = vi.fn();
  const over = new AbortController();
  const closed = vi.fn();
  showSessionExpired({ onLogin, ask: () => {}, over: over.signal }).then(closed);
  expect(dialog()).toMatchObject({
    title: 'Sie wurden abgemeldet',
    text: 'Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an.',
    buttons: ['Neu anmelden'],
  });
  dialog()?.escape();
  expect(dialog()?.element.open).toBe(true);
  dialog()?.forceClose();
  await settled();
  expect(dialog()?.element.open).toBe(true);
  dialog()?.press('Neu anmelden');
  expect(onLogin).toHaveBeenCalledOnce();
  expect(closed).not.toHaveBeenCalled();

  over.abort();
  await settled();
  expect(dialog()).toBeUndefined();
  expect(closed).toHaveBeenCalledOnce();
});

test('the session dialog checks the session each time the browser tab becomes active', async () => {
  const ask = vi.fn();
  const over = new AbortController();
  showSessionExpired({ onLogin: () => {}, ask, over: over.signal });
  expect(ask).not.toHaveBeenCalled();
  dispatchEvent(new Event('focus'));
  dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(2);
  over.abort();
  dispatchEvent(new Event('focus'));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a dialog that has been removed from the document does not open again', async () => {
  const show = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const closed = vi.fn();
  const over = new AbortController().signal;
  showSessionExpired({ onLogin: () => {}, ask: () => {}, over }).then(closed);
  const { element } = dialog() ?? {};
  element?.remove();
  element?.close();
  await settled();
  // A second call of showModal would throw in browsers, because the dialog is not in the document
  expect(show).toHaveBeenCalledOnce();
  expect(closed).toHaveBeenCalledOnce();
});

test('the error dialog has its message as accessible description, and focuses ‘Schliessen’', async () => {
  showError('Produkt konnte nicht zum Warenkorb hinzugefügt werden.');
  await settled();
  const described = dialog()?.element.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe(
    'Produkt konnte nicht zum Warenkorb hinzugefügt werden.',
  );
  expect(document.activeElement?.textContent).toBe('Schliessen');
  dialog()?.press('Schliessen');
  await settled();
});

test('the title of a dialog is its accessible name', async () => {
  showError(message);
  await settled();
  const { element } = dialog() ?? {};
  expect(document.getElementById(element?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Fehler');
  dialog()?.press('Schliessen');
  await settled();
});

test('if several failures have the same kind, the error dialog shows one sentence that contains their number', async () => {
  const many = (count: number) => `${count} Änderungen.`;
  showError(message, { many });
  showError('Eine andere.', { many });
  showError('Etwas anderes.');
  showError(message, { many });
  await settled();
  expect(dialogTexts()).toEqual(['3 Änderungen.', 'Etwas anderes.']);
  expect(getElement('dialog p').role).toBe('alert');
  dialog()?.press('Schliessen');
  await settled();
});

test.each(['Enter', ' '])(
  'the error dialog ignores the key «%s» in the first half second after opening',
  async (key) => {
    showError(message);
    await settled();
    const press = (at: number) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: at });
      document.activeElement?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([press(performance.now()), press(performance.now() + 600)]).toEqual([true, false]);
    dialog()?.press('Schliessen');
    await settled();
  },
);
