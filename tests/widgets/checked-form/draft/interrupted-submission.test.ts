// @vitest-environment page
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { enter, markedFields } from '../../../site-forms/enter.ts';
import { formCases } from '../../../site-forms/forms.ts';
import { dialog, dialogTexts } from '../../../support/page/dialog.ts';
import { eagerCatalogue, point } from '../../../support/page/live-page.ts';
import { getElement, settled } from '../../../support/page/page.ts';
import { start } from '../../../support/page/start.ts';
import { stubBotCheck } from '../../../support/shop/bot-check.ts';
import { connectShop } from '../../../support/shop/shop.ts';
import { leavePage, returnToPage } from '../../../support/shop/tabs.ts';
import { field, form, openForm, testForms, validOf } from '../open-form.ts';

// site.md sections 2.11 and 4.9: the page unloads between the click on the submit button and the request

testForms({ isBotCheckAllowed: true });

const path = '/kontakt';
const notSent = 'Das Formular wurde nicht gesendet: Die Seite wurde vorher verlassen.';
const hang = () => stubBotCheck(() => new Promise(() => {}));

/** Fills in the form without events, as autofill does, submits the form, and unloads the page during the bot-check. */
async function leaveEarly(path: string): Promise<void> {
  hang();
  const page = await openForm(path);
  enter(form(), validOf(path));
  await page.submit();
  expect([page.sent, form().getAttribute('aria-busy')]).toEqual([[], 'true']);
  page.leave();
  stubBotCheck();
}

test.each(formCases)(
  'the form $name at $path restores the values of an interrupted submission and reports the interruption',
  async ({ path, valid }) => {
    await leaveEarly(path);
    const page = await openForm(path);
    await settled();
    const secret = /pass|^pw|pw$|^image$/;
    const entered = Object.entries(valid).filter(([name]) => !secret.test(name));
    const values = [...form().querySelectorAll<HTMLInputElement>('[name]')].map((control) =>
      /radio|checkbox/.test(control.type) && !control.checked ? '' : control.value,
    );
    expect(entered.filter(([, value]) => !values.includes(value))).toEqual([]);
    expect(dialogTexts()).toEqual([notSent]);
    dialog()?.press('Schliessen');
    await settled();
    const again = () =>
      form().querySelectorAll('[placeholder="Bitte nochmals eingeben"], .krume-again').length;
    const lost = again();
    expect(lost).toBe(Object.keys(valid).length - entered.length);
    page.leave();
    await openForm(path);
    await settled();
    expect(dialogTexts(), 'reported once').toEqual([]);
    expect(again()).toBe(lost);
  },
);

test('retrying an interrupted submission on the next page sends the form without a confirmation', async () => {
  await leaveEarly(path);
  const page = await openForm(path);
  await settled();
  dialog()?.press('Erneut versuchen');
  await settled();
  expect([page.sent.length, page.sent[0]?.get('message'), dialogTexts()]).toEqual([
    1,
    validOf(path).message,
    [],
  ]);
});

test('a page restored from the back/forward cache reports an interrupted submission unless another page has reported it', async () => {
  hang();
  const page = await openForm(path);
  enter(form(), validOf(path));
  await page.submit();
  leavePage();
  returnToPage();
  await settled();
  expect([dialogTexts(), form().hasAttribute('aria-busy')]).toEqual([[notSent], false]);
  dialog()?.press('Schliessen');
  await settled();
  await page.submit();
  leavePage();
  // Simulates that another page of the same form has already reported the interruption
  sessionStorage.clear();
  returnToPage();
  await settled();
  expect(dialogTexts()).toEqual([]);
});

test('an interruption by a navigation during a bot-check is reported only if the page does not unload', async () => {
  let stop = (_: Error) => {};
  const stoppable = () =>
    stubBotCheck(
      () =>
        new Promise((_, reject) => {
          stop = reject;
        }),
    );
  stoppable();
  const page = await openForm(path);
  enter(form(), validOf(path));
  await page.submit();
  dispatchEvent(new Event('beforeunload'));
  // This page still receives events while the next page loads slowly
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  stop(Error('Failed to fetch'));
  await settled();
  expect(dialogTexts()).toEqual([]);
  page.leave();
  stoppable();
  const next = await openForm(path);
  await settled();
  expect(dialogTexts()).toEqual([notSent]);
  dialog()?.press('Erneut versuchen');
  await settled();
  // A download fires `beforeunload` without unloading the page
  dispatchEvent(new Event('beforeunload'));
  stop(Error('Failed to fetch'));
  await settled();
  expect(dialogTexts()).toEqual([]);
  point(document.body, 'pointerdown');
  await settled();
  expect(dialogTexts()).toEqual(['Captcha Prüfung fehlgeschlagen.']);
  expect(next.sent).toEqual([]);
});

test('the next page reports a submission that was interrupted while the validation code was loading', async () => {
  const page = await openForm(path);
  enter(form(), validOf(path));
  form().requestSubmit();
  page.leave();
  await settled();
  expect(page.sent).toEqual([]);
  await openForm(path);
  await settled();
  expect([field('message').value, dialogTexts()]).toEqual([validOf(path).message, [notSent]]);
});

describe('a form that is submitted while a picture is being checked', () => {
  const cake = '/torte-bestellen';
  let looked = () => {};
  const look = () =>
    new Promise((resolve) => {
      looked = () => resolve({ width: 600, height: 400, close() {} });
    });
  beforeEach(() => void vi.stubGlobal('createImageBitmap', look));
  const openCake = async () => {
    const page = await openForm(cake);
    await settled();
    enter(form(), validOf(cake));
    return page;
  };
  const choose = () => field('image').dispatchEvent(new Event('change', { bubbles: true }));

  test('the next page restores the texts, reports the interruption and requires the picture again', async () => {
    const page = await openCake();
    choose();
    await page.submit();
    page.leave();
    looked();
    await settled();
    expect(page.sent).toEqual([]);
    const next = await openForm(cake);
    await settled();
    expect([field('message').value, dialogTexts()]).toEqual([validOf(cake).message, [notSent]]);
    dialog()?.press('Erneut versuchen');
    await settled();
    expect([next.sent, markedFields(form())]).toEqual([[], ['image']]);
  });

  test('a page from the back/forward cache reports the interrupted submission and sends nothing', async () => {
    const page = await openCake();
    choose();
    await page.submit();
    leavePage();
    returnToPage();
    looked();
    await settled();
    expect([page.sent, dialogTexts()]).toEqual([[], [notSent]]);
  });

  test('submitting a form twice while a picture is being checked sends the form once', async () => {
    const asked = stubBotCheck();
    const page = await openCake();
    choose();
    await page.submit();
    await page.submit();
    looked();
    await settled();
    expect([page.sent.length, asked.mock.calls.length, dialogTexts()]).toEqual([1, 1, []]);
  });

  test('selecting a picture during the bot-check does not cancel the submission', async () => {
    let respond = (_: string) => {};
    stubBotCheck(
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
    const page = await openCake();
    await page.submit();
    choose();
    respond('token');
    await settled();
    looked();
    await settled();
    expect([page.sent.length, page.sent[0]?.get('recaptchatoken')]).toEqual([1, 'token']);
  });
});

test('the next page reports no interruption if the submission was invalid, has failed or is complete', async () => {
  const silent = async (page: { leave(): void }) => {
    page.leave();
    stubBotCheck();
    const next = await openForm(path);
    await settled();
    expect(dialogTexts()).toEqual([]);
    next.leave();
    sessionStorage.clear();
  };
  const wrong = await openForm(path);
  enter(form(), { ...validOf(path), email: 'regula@' });
  await wrong.submit();
  await silent(wrong);
  stubBotCheck(() => '');
  const failed = await openForm(path);
  enter(form(), validOf(path));
  await failed.submit();
  dialog()?.press('Schliessen');
  await settled();
  await silent(failed);
  const sent = await openForm(path);
  enter(form(), validOf(path));
  await sent.submit();
  expect(sent.sent).toHaveLength(1);
  await silent(sent);
});

test('if a JSON request was interrupted, the next page does not report the interruption', async () => {
  connectShop().hold();
  const page = await openForm(path, { endpoint: '/api/contact/' });
  enter(form(), validOf(path));
  await page.submit();
  page.leave();
  await openForm(path, { endpoint: '/api/contact/' });
  await settled();
  expect(dialogTexts()).toEqual([]);
});

test('a tab that was duplicated during the bot-check reports no interruption', async () => {
  hang();
  const page = await openForm(path);
  enter(form(), validOf(path));
  await page.submit();
  const doubled = { ...sessionStorage };
  page.leave();
  for (const [name, value] of Object.entries(doubled)) sessionStorage.setItem(name, value);
  await openForm(path);
  await settled();
  expect(dialogTexts()).toEqual([]);
});

test('if a field had the focus before mount, mounting loads the validation code and stores the typed text', async () => {
  const page = await openForm('/login');
  page.leave();
  sessionStorage.clear();
  expect(form().querySelector('.krume-reveal')).toBeNull();
  field('username').focus();
  field('username').value = 'beat@example.ch';
  start(eagerCatalogue());
  await settled();
  expect(getElement('.krume-reveal')).toBeDefined();
  page.leave();
  await openForm('/login');
  expect(field('username').value).toBe('beat@example.ch');
});

test('mounting a form does not load the validation code while no field has the focus', async () => {
  await openForm('/login');
  expect(form().querySelector('.krume-reveal')).toBeNull();
});
