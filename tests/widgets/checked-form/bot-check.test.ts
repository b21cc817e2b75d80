// @vitest-environment page
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetScript, loadScript } from '../../../shared/ui/third-party-script.ts';
import { stubBotCheck } from '../../bot-check.ts';
import { dialog, dialogTexts } from '../../dialog.ts';
import { read, type } from '../../live-page.ts';
import { one, settled } from '../../page.ts';
import { enter } from '../../site-forms/enter.ts';
import { field, form, openForm, testForms, validOf } from './open-form.ts';

// site.md sections 4.9, 7 "Third-party services", 8 "Bot-check" and 9 "Forms and accounts"

vi.mock('../../../shared/ui/third-party-script.ts', () => ({ loadScript: vi.fn(), forgetScript: vi.fn() }));
const hanging = () => new Promise<never>(() => {});

testForms();

let page: Awaited<ReturnType<typeof openForm>>;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(loadScript).mockReset().mockImplementation(hanging);
});

const valid = validOf('/kontakt');
const open = async (settings = {}) => {
  page = await openForm('/kontakt', { phone: '061 555 01 24' }, settings);
  enter(form(), valid);
};
const token = () => page.sent.at(-1)?.get('recaptchatoken');
const without = () => vi.stubGlobal('grecaptcha', undefined);

test('a token is asked for the action submit, and sent along', async () => {
  const asked = stubBotCheck(() => 'fresh');
  await open();
  await page.submit();
  expect(asked.mock.calls).toEqual([['key', { action: 'submit' }]]);
  expect([page.sent.length, token()]).toEqual([1, 'fresh']);
});

test('nothing is asked while a field is in error', async () => {
  const asked = stubBotCheck();
  await open();
  type(field('email'), 'regula@');
  await page.submit();
  expect([asked.mock.calls.length, page.sent.length]).toEqual([0, 0]);
});

test('a token is used once: back on the page there is none, and the next one is another', async () => {
  await open();
  await page.submit();
  const first = token();
  dispatchEvent(new Event('pagehide'));
  expect(field('recaptchatoken').value).toBe('');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await page.submit();
  // The same as before: it is asked whether it is meant
  dialog()?.press('Ja');
  await settled();
  expect(page.sent).toHaveLength(2);
  expect(token()).not.toBe(first);
});

test('whoever leaves while it is asked sends nothing on the way back', async () => {
  let answer = (_: string) => {};
  stubBotCheck(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await open();
  await page.submit();
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  answer('late');
  await settled();
  expect(page.sent).toHaveLength(0);
  expect(form().hasAttribute('aria-busy')).toBe(false);
});

test('one that comes after two minutes of sleep is not sent: another one is asked for', async () => {
  let count = 0;
  stubBotCheck(() => {
    if (count++ === 0) vi.setSystemTime(Date.now() + 120_000);
    return `token ${count}`;
  });
  await open();
  await page.submit();
  expect([page.sent.length, token()]).toEqual([1, 'token 2']);
});

test.each([
  ['gives none', () => ''],
  ['gives something else', () => ({})],
  ['refuses', () => Promise.reject(Error('no'))],
])(
  'a service that %s: a dialog with the telephone, nothing is sent, and it is tried again in place',
  async (_, execute) => {
    let answer: () => unknown = execute;
    stubBotCheck(() => answer());
    await open();
    await page.submit();
    expect(page.sent).toHaveLength(0);
    expect(dialogTexts().join(' ')).toContain('Captcha Prüfung fehlgeschlagen.');
    expect(dialogTexts().join(' ')).toContain('061 555 01 24');
    answer = () => 'now';
    dialog()?.press('Erneut versuchen');
    await settled();
    expect([page.sent.length, token()]).toEqual([1, 'now']);
  },
);

test('a page that says nothing of the service cannot send, and says so', async () => {
  without();
  await open();
  await page.submit();
  expect(page.sent).toHaveLength(0);
  expect(dialogTexts().join(' ')).toContain('Captcha Prüfung fehlgeschlagen.');
});

test('the script comes when a field is first used, and once', async () => {
  without();
  await open({ captchaUrl: 'https://check.example/enterprise.js' });
  expect(loadScript).not.toHaveBeenCalled();
  for (const name of ['firstname', 'lastname']) {
    field(name).dispatchEvent(new Event('focusin', { bubbles: true }));
    await settled();
  }
  expect(vi.mocked(loadScript).mock.calls).toEqual([['https://check.example/enterprise.js']]);
});

test('one that did not come is asked for anew by the next press', async () => {
  without();
  vi.mocked(loadScript).mockRejectedValue(Error('blocked'));
  await open({ captchaUrl: 'https://check.example/enterprise.js' });
  await page.submit();
  expect(dialogTexts().join(' ')).toContain('Captcha Prüfung fehlgeschlagen.');
  expect(forgetScript).toHaveBeenCalledWith('https://check.example/enterprise.js');
  vi.mocked(loadScript).mockImplementation(async () => void stubBotCheck(() => 'at last'));
  dialog()?.press('Erneut versuchen');
  await settled();
  expect([page.sent.length, token()]).toEqual([1, 'at last']);
});

test.each([
  ['its script', 20_000, () => without()],
  ['its token', 15_000, () => void stubBotCheck(hanging)],
])('a service that hangs with %s is given up after %i ms', async (_, milliseconds, hang) => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.UTC(2026, 10, 21, 9) });
  hang();
  await open({ captchaUrl: 'https://check.example/enterprise.js' });
  await page.submit();
  await vi.advanceTimersByTimeAsync(milliseconds - 100);
  await settled();
  expect(document.querySelector('dialog')).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  await settled();
  expect(dialogTexts().join(' ')).toContain('Captcha Prüfung fehlgeschlagen.');
  expect(page.sent).toHaveLength(0);
});

test('where consent is required nothing loads without it; it is asked for where the form is sent, which goes on then', async () => {
  const asked = stubBotCheck(() => 'allowed');
  await open({ captchaConsent: true });
  await page.submit();
  expect([asked.mock.calls.length, page.sent.length]).toEqual([0, 0]);
  const gate = one('.krume-gate');
  expect(read(gate)).toContain('Die Prüfung gegen Spam kommt von Google reCAPTCHA.');
  expect(read(gate)).toContain('061 555 01 24');
  expect(document.activeElement).toBe(one('button', gate));
  one('button', gate).click();
  await settled();
  expect([page.sent.length, token()]).toEqual([1, 'allowed']);
  expect(document.querySelector('.krume-gate')).toBeNull();
});

test('consent that the banner was given before counts, and what is said in another tab meanwhile', async () => {
  localStorage.setItem('cookieConsent', 'granted');
  stubBotCheck(() => 'allowed');
  await open({ captchaConsent: true });
  await page.submit();
  expect([page.sent.length, document.querySelector('.krume-gate')]).toEqual([1, null]);
  page.leave();
  localStorage.clear();
  sessionStorage.clear();
  await open({ captchaConsent: true });
  await page.submit();
  expect(page.sent).toHaveLength(0);
  page.otherTab.postMessage({ consent: 'granted' });
  await settled();
  expect([page.sent.length, document.querySelector('.krume-gate')]).toEqual([1, null]);
});

test('the question stands above a button of any kind, and at the end of a form that has none', async () => {
  for (const change of [
    (button: Element) => button.removeAttribute('type'),
    (button: Element) => button.remove(),
  ]) {
    await open({ captchaConsent: true });
    const row = one('.krume-form-actions');
    change(one('form [type="submit"]'));
    form().requestSubmit();
    await settled();
    expect(form().contains(one('.krume-gate'))).toBe(true);
    const isAbove = one('.krume-gate').compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isAbove > 0).toBe(row.childElementCount > 0);
    page.leave();
  }
});

test('a form without the field is sent without a check', async () => {
  const asked = stubBotCheck();
  await open();
  field('recaptchatoken').remove();
  await page.submit();
  expect([asked.mock.calls.length, page.sent.length]).toEqual([0, 1]);
});

test('an element with the name of the service is none: its script is asked for', async () => {
  const named = document.createElement('form');
  Reflect.set(named, 'enterprise', document.createElement('input'));
  vi.stubGlobal('grecaptcha', named);
  vi.mocked(loadScript).mockImplementation(async () => void stubBotCheck(() => 'fresh'));
  await open({ captchaUrl: 'https://check.example/enterprise.js' });
  await page.submit();
  expect([page.sent.length, token()]).toEqual([1, 'fresh']);
});
