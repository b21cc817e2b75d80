// @vitest-environment page
import { beforeEach, expect, test, vi } from 'vitest';
import { consentFor, decideConsent } from '../../../../shared/stores/session/consent.ts';
import { forgetScript, loadScript } from '../../../../shared/ui/dom/third-party-script.ts';
import { enter } from '../../../site-forms/enter.ts';
import { dialog, dialogTexts } from '../../../support/page/dialog.ts';
import { textOf, type } from '../../../support/page/live-page.ts';
import { getElement, settled } from '../../../support/page/page.ts';
import { stubBotCheck } from '../../../support/shop/bot-check.ts';
import { allowBotCheck, field, form, openForm, testForms, validOf } from '../open-form.ts';

// site.md sections 4.9, 7 "Third-party services", 8 "Bot-check" and 9 "Forms and accounts": the bot-check of a form

vi.mock('../../../../shared/ui/dom/third-party-script.ts', () => ({
  loadScript: vi.fn(),
  forgetScript: vi.fn(),
}));
const hanging = () => new Promise<never>(() => {});

testForms({ isBotCheckAllowed: false });

let page: Awaited<ReturnType<typeof openForm>>;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(loadScript).mockReset().mockImplementation(hanging);
});

const valid = validOf('/kontakt');
const ask = async (settings = {}, printed = {}) => {
  page = await openForm('/kontakt', { phone: '061 555 01 24', ...printed }, settings);
  enter(form(), valid);
};
/** Opens a filled-in form with consent to the bot-check. */
const open = async (settings = {}) => {
  allowBotCheck();
  await ask(settings);
};
const url = 'https://check.example/enterprise.js';
const gate = () => getElement('.krume-gate');
async function press(name: string): Promise<void> {
  const button = [...gate().querySelectorAll('button')].find((each) => textOf(each) === name);
  button?.click();
  await settled();
}
const token = () => page.sent.at(-1)?.get('recaptchatoken');
const without = () => vi.stubGlobal('grecaptcha', undefined);

test('submitting a form requests a bot-check token and sends the token with the form', async () => {
  const asked = stubBotCheck(() => 'fresh');
  await open();
  await page.submit();
  expect(asked.mock.calls).toEqual([['key', { action: 'submit' }]]);
  expect([page.sent.length, token()]).toEqual([1, 'fresh']);
});

test('submitting a form with an invalid field requests no bot-check token', async () => {
  const asked = stubBotCheck();
  await open();
  type(field('email'), 'regula@');
  await page.submit();
  expect([asked.mock.calls.length, page.sent.length]).toEqual([0, 0]);
});

test('each submission of a form requests another bot-check token', async () => {
  await open();
  await page.submit();
  const first = token();
  dispatchEvent(new Event('pagehide'));
  expect(field('recaptchatoken').value).toBe('');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await page.submit();
  // A dialog asks before the same values are sent again
  dialog()?.press('Ja');
  await settled();
  expect(page.sent).toHaveLength(2);
  expect(token()).not.toBe(first);
});

test('if the page unloads during a bot-check and is restored, the form is not sent when the token arrives', async () => {
  let respond = (_: string) => {};
  stubBotCheck(
    () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  );
  await open();
  await page.submit();
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  respond('late');
  await settled();
  expect(page.sent).toHaveLength(0);
  expect(form().hasAttribute('aria-busy')).toBe(false);
});

test('if the bot-check token has expired while the device was asleep, another token is requested before sending', async () => {
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
  ['returns no token', () => ''],
  ['returns an object instead of a token', () => ({})],
  ['rejects the request', () => Promise.reject(Error('no'))],
])(
  'if the bot-check service %s, a dialog shows the phone number, and a retry sends the form',
  async (_, execute) => {
    let respond: () => unknown = execute;
    stubBotCheck(() => respond());
    await open();
    await page.submit();
    expect(page.sent).toHaveLength(0);
    expect(dialogTexts().join(' ')).toContain('Captcha Prüfung fehlgeschlagen.');
    expect(dialogTexts().join(' ')).toContain('061 555 01 24');
    respond = () => 'now';
    dialog()?.press('Erneut versuchen');
    await settled();
    expect([page.sent.length, token()]).toEqual([1, 'now']);
  },
);

test('if no bot-check service is configured, submitting shows an error dialog', async () => {
  without();
  await open();
  await page.submit();
  expect(page.sent).toHaveLength(0);
  expect(dialogTexts().join(' ')).toContain('Captcha Prüfung fehlgeschlagen.');
});

test('the first focus in a form loads the bot-check script once', async () => {
  without();
  await open({ captchaUrl: 'https://check.example/enterprise.js' });
  expect(loadScript).not.toHaveBeenCalled();
  for (const name of ['firstname', 'lastname']) {
    field(name).dispatchEvent(new Event('focusin', { bubbles: true }));
    await settled();
  }
  expect(vi.mocked(loadScript).mock.calls).toEqual([
    ['https://check.example/enterprise.js', expect.anything()],
  ]);
});

test('if the bot-check script fails to load, the retry button loads the script again', async () => {
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
  ['the script', 20_000, () => without()],
  ['a token', 15_000, () => void stubBotCheck(hanging)],
])('a bot-check service that does not deliver %s times out after %i ms', async (_, milliseconds, hang) => {
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

test('if the user has not consented to the bot-check, submitting asks for consent, and giving consent sends the form', async () => {
  without();
  await ask({ captchaUrl: url });
  field('firstname').dispatchEvent(new Event('focusin', { bubbles: true }));
  await page.submit();
  expect([vi.mocked(loadScript).mock.calls.length, page.sent.length]).toEqual([0, 0]);
  expect(textOf(gate())).toContain(
    'Dieses Formular ist gegen Spam geschützt. Die Prüfung kommt von Google reCAPTCHA.',
  );
  expect(getElement('a[href="/datenschutz"]', gate()).textContent).toBe('Datenschutz');
  expect(getElement('a[href="tel:0615550124"]', gate()).textContent).toBe('061 555 01 24');
  // The prompt has the focus, not one of its buttons, so that a second Enter selects nothing
  expect(document.activeElement).toBe(getElement('[role="group"]'));
  vi.mocked(loadScript).mockImplementation(async () => void stubBotCheck(() => 'allowed'));
  await press('Prüfung erlauben und senden');
  expect([page.sent.length, token()]).toEqual([1, 'allowed']);
  expect(document.querySelector('.krume-gate')).toBeNull();
  expect(consentFor('botCheck')).toBe('granted');
  expect(consentFor('maps')).toBeUndefined();
});

test('the second click of a double click on the submit button does not give consent to the bot-check', async () => {
  const asked = stubBotCheck();
  await ask();
  await page.submit();
  getElement('button', gate()).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  await settled();
  expect([asked.mock.calls.length, page.sent.length, consentFor('botCheck')]).toEqual([0, 0, undefined]);
});

test('refusing the bot-check shows other ways of contact and keeps the entered values', async () => {
  const asked = stubBotCheck(() => 'allowed');
  await ask({ receptionEmail: 'hallo@example.ch' });
  await page.submit();
  await press('Nicht erlauben');
  for (const _ of ['in place', 'pressed again']) {
    expect(textOf(gate())).toContain('Ohne die Prüfung können wir dieses Formular nicht entgegennehmen.');
    expect(textOf(gate())).not.toContain('Die Prüfung kommt von');
    expect(getElement('a[href="mailto:hallo@example.ch"]', gate()).textContent).toBe('hallo@example.ch');
    expect(getElement('a[href="tel:0615550124"]', gate())).toBeTruthy();
    expect(document.activeElement).toBe(getElement('[role="group"]'));
    await page.submit();
  }
  expect([asked.mock.calls.length, page.sent.length, field('email').value]).toEqual([0, 0, valid.email]);
  expect(consentFor('botCheck')).toBe('denied');
  await press('Prüfung erlauben und senden');
  expect([page.sent.length, token()]).toEqual([1, 'allowed']);
});

test('after the user has refused the bot-check, consent in another tab does not send the form', async () => {
  stubBotCheck();
  await ask();
  await page.submit();
  await press('Nicht erlauben');
  page.otherTab.postMessage({ consent: 'granted' });
  await settled();
  expect([page.sent.length, document.querySelector('.krume-gate')]).toEqual([0, null]);
  await page.submit();
  expect(page.sent).toHaveLength(1);
});

test('the form asks for consent again after the user has withdrawn consent in the cookie banner', async () => {
  const asked = stubBotCheck();
  await open({ captchaUrl: url });
  decideConsent('denied');
  await page.submit();
  expect([asked.mock.calls.length, page.sent.length]).toEqual([0, 0]);
  expect(textOf(gate())).toContain('Die Prüfung kommt von');
});

test("the consent question shows the form's e-mail address, or a general text if the form has no contact data", async () => {
  await ask({ receptionEmail: 'hallo@example.ch' }, { phone: undefined, email: 'fest@example.ch' });
  await page.submit();
  expect([...gate().querySelectorAll('li a')].map((link) => link.textContent)).toEqual(['fest@example.ch']);
  page.leave();
  await ask({}, { phone: undefined });
  await page.submit();
  expect(textOf(gate())).toContain('Sie erreichen uns auch am Telefon oder per E-Mail.');
});

test('a necessary bot-check loads without consent when a field is focused', async () => {
  without();
  await ask({ captchaUrl: url, captchaNecessary: true });
  field('firstname').dispatchEvent(new Event('focusin', { bubbles: true }));
  await settled();
  expect(vi.mocked(loadScript).mock.calls).toEqual([[url, expect.anything()]]);
});

test('a necessary bot-check runs even if the user has refused consent in the cookie banner', async () => {
  stubBotCheck(() => 'necessary');
  decideConsent('denied');
  await ask({ captchaUrl: url, captchaNecessary: true });
  await page.submit();
  expect([page.sent.length, token(), document.querySelector('.krume-gate')]).toEqual([1, 'necessary', null]);
});

test('the form is sent if the user gives consent in the cookie banner or in another tab', async () => {
  localStorage.setItem('cookieConsent', 'granted');
  stubBotCheck(() => 'allowed');
  await ask();
  await page.submit();
  expect([page.sent.length, document.querySelector('.krume-gate')]).toEqual([1, null]);
  page.leave();
  localStorage.clear();
  sessionStorage.clear();
  await ask();
  await page.submit();
  expect(page.sent).toHaveLength(0);
  page.otherTab.postMessage({ consent: 'granted' });
  await settled();
  expect([page.sent.length, document.querySelector('.krume-gate')]).toEqual([1, null]);
});

test('the consent question is above the submit button, or at the end of the form if there is no submit button', async () => {
  for (const change of [
    (button: Element) => button.removeAttribute('type'),
    (button: Element) => button.remove(),
  ]) {
    await ask();
    const row = getElement('.krume-form-actions');
    change(getElement('form [type="submit"]'));
    form().requestSubmit();
    await settled();
    expect(form().contains(getElement('.krume-gate'))).toBe(true);
    const isAbove = getElement('.krume-gate').compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isAbove > 0).toBe(row.childElementCount > 0);
    page.leave();
  }
});

test('if a form has no token field, the form is sent without a bot-check', async () => {
  const asked = stubBotCheck();
  await open();
  field('recaptchatoken').remove();
  await page.submit();
  expect([asked.mock.calls.length, page.sent.length]).toEqual([0, 1]);
});

test("if an element on the page has the name 'grecaptcha', the bot-check script still loads", async () => {
  const named = document.createElement('form');
  Reflect.set(named, 'enterprise', document.createElement('input'));
  vi.stubGlobal('grecaptcha', named);
  vi.mocked(loadScript).mockImplementation(async () => void stubBotCheck(() => 'fresh'));
  await open({ captchaUrl: 'https://check.example/enterprise.js' });
  await page.submit();
  expect([page.sent.length, token()]).toEqual([1, 'fresh']);
});
