// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { acceptedForm } from '../../../../fixtures/markup/forms/checked-form.ts';
import { sendingText } from '../../../../shared/text/sending.ts';
import { enter } from '../../../site-forms/enter.ts';
import { formCases } from '../../../site-forms/forms.ts';
import { dialog, dialogTexts } from '../../../support/page/dialog.ts';
import { type } from '../../../support/page/live-page.ts';
import { settled } from '../../../support/page/page.ts';
import { connectShop } from '../../../support/shop/shop.ts';
import { leavePage, returnToPage } from '../../../support/shop/tabs.ts';
import { field, form, openForm, openHtml, testForms, validOf } from '../open-form.ts';

// site.md section 2.11: the form was sent, but no page has received the outcome

testForms({ isBotCheckAllowed: true });

const path = '/kontakt';
const endpoint = '/api/contact/';

/** Submits the form and leaves the page. The response is an error page without widgets, so no page gets the outcome. */
async function sendInto(nowhere: string): Promise<void> {
  const page = await openForm(nowhere);
  enter(form(), validOf(nowhere));
  await page.submit();
  expect(page.sent).toHaveLength(1);
  page.leave();
}

test.each(formCases.filter(({ rules }) => rules.length > 0))(
  'the form $name at $path restores the values if the submission led to no result page',
  async ({ path, valid, name }) => {
    await sendInto(path);
    await openForm(path);
    const secret = /pass|^pw|pw$|^image$/;
    const lost = Object.entries(valid).filter(([field, value]) => {
      const controls = [...form().querySelectorAll<HTMLInputElement>(`[name="${field}"]`)];
      const values = controls.map((each) =>
        /radio|checkbox/.test(each.type) ? (each.checked ? each.value : '') : each.value,
      );
      return !secret.test(field) && value !== '' && !values.includes(value);
    });
    expect([name, lost]).toEqual([name, []]);
  },
);

test('sending the same form values again needs a confirmation', async () => {
  await sendInto(path);
  const page = await openForm(path);
  await page.submit();
  expect([page.sent.length, dialog()?.text]).toEqual([0, sendingText.sentBefore]);
  dialog()?.press('Abbrechen');
  await settled();
  expect(page.sent).toHaveLength(0);
  await page.submit();
  dialog()?.press('Ja');
  await settled();
  expect(page.sent).toHaveLength(1);
});

test('sending other values than before needs no confirmation', async () => {
  await sendInto(path);
  const page = await openForm(path);
  type(field('email'), 'regula@');
  await page.submit();
  expect([page.sent.length, dialogTexts()]).toEqual([0, []]);
  type(field('email'), 'regula@example.org');
  await page.submit();
  expect([page.sent.length, dialogTexts()]).toEqual([1, []]);
});

test('if the user selects the same file again and undoes an edit, sending again needs a confirmation', async () => {
  const cake = '/torte-bestellen';
  await sendInto(cake);
  const page = await openForm(cake);
  await settled();
  enter(form(), validOf(cake));
  field('image').dispatchEvent(new Event('input', { bubbles: true }));
  type(field('message'), 'Ohne Nüsse?');
  type(field('message'), validOf(cake).message ?? '');
  await page.submit();
  expect([page.sent.length, dialog()?.text]).toEqual([0, sendingText.sentBefore]);
});

test('if no response arrives within 10 seconds, sending the form again needs a confirmation', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const page = await openForm(path);
  enter(form(), validOf(path));
  await page.submit();
  await vi.advanceTimersByTimeAsync(10_001);
  expect(form().hasAttribute('aria-busy')).toBe(false);
  await page.submit();
  expect([page.sent.length, dialog()?.text]).toEqual([1, sendingText.sentBefore]);
});

test('after the server has rejected the form or asked for a sign-in, sending again needs no confirmation', async () => {
  await sendInto(path);
  const refused = await openForm(path, { problems: { email: 'Diese Adresse nimmt keine E-Mails an.' } });
  refused.leave();
  const again = await openForm(path);
  expect(field('message').value).toBe(validOf(path).message);
  await again.submit();
  expect([again.sent.length, dialogTexts()]).toEqual([1, []]);
  again.leave();
  const login = await openForm('/login');
  login.leave();
  const page = await openForm(path);
  await page.submit();
  expect([page.sent.length, dialogTexts()]).toEqual([1, []]);
});

test('the draft of a sent form is deleted after the server has accepted the form', async () => {
  await sendInto(path);
  const thanks = await openHtml(String(acceptedForm('contact', 'Vielen Dank.')));
  thanks.leave();
  await openForm(path);
  expect(field('message').value).toBe('');
});

test('sending the sign-in form again needs no confirmation', async () => {
  await sendInto('/login');
  const page = await openForm('/login');
  enter(form(), validOf('/login'));
  await page.submit();
  expect([page.sent.length, dialogTexts()]).toEqual([1, []]);
});

test('after an interrupted JSON request, the form restores the values, and sending needs a confirmation', async () => {
  const shop = connectShop();
  const release = shop.hold();
  const page = await openForm(path, { endpoint });
  field('recaptchatoken').remove();
  enter(form(), validOf(path));
  await page.submit();
  expect(form().getAttribute('aria-busy')).toBe('true');
  page.leave();
  release();
  await settled();
  const next = await openForm(path, { endpoint });
  field('recaptchatoken').remove();
  expect(field('message').value).toBe(validOf(path).message);
  await next.submit();
  expect([shop.calls().length, dialog()?.text]).toEqual([1, sendingText.sentBefore]);
});

test('if the user leaves the page during a JSON request and returns, sending the form again needs a confirmation', async () => {
  const shop = connectShop();
  shop.hold();
  const page = await openForm(path, { endpoint });
  field('recaptchatoken').remove();
  enter(form(), validOf(path));
  await page.submit();
  leavePage();
  returnToPage();
  await settled();
  expect(form().hasAttribute('aria-busy')).toBe(false);
  await page.submit();
  expect([shop.calls().length, dialog()?.text]).toEqual([1, sendingText.sentBefore]);
});
