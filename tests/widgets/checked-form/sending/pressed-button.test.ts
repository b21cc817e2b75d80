// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { decidePurpose } from '../../../../shared/stores/session/consent.ts';
import { sendingText } from '../../../../shared/text/sending.ts';
import { enter } from '../../../site-forms/enter.ts';
import { dialog } from '../../../support/page/dialog.ts';
import { type } from '../../../support/page/live-page.ts';
import { getElement, settled } from '../../../support/page/page.ts';
import { stubBotCheck } from '../../../support/shop/bot-check.ts';
import { field, form, openForm, openHtml, testForms, validOf } from '../open-form.ts';
import { templates } from '../templates.ts';

// site.md section 4.9: the form data contains name and value of the pressed button

testForms({ isBotCheckAllowed: true });

const path = '/kontakt';
/** Opens a form with two submit buttons, whose names are 'then' and whose values are 'print' and 'home'. */
async function openTwo(from = path, settings = {}) {
  const printed = String(templates[from]?.({ id: 'test', action: from, on: 'load' }));
  const page = await openHtml(
    printed.replace('<button ', '<button class="print" name="then">Drucken</button><button name="then" '),
    settings,
  );
  enter(form(), validOf(from));
  getElement<HTMLButtonElement>('form .print').value = 'print';
  getElement<HTMLButtonElement>('form .krume-button').value = 'home';
  return {
    ...page,
    async press(value: string) {
      getElement<HTMLButtonElement>(`form [value="${value}"]`).click();
      await settled();
    },
    /** The button values in the data of each sent form */
    pressed: () => page.sent.map((sent) => sent.getAll('then')),
  };
}

test.each(['print', 'home'])(
  "after a bot-check, the form is sent with the value of the clicked button '%s'",
  async (value) => {
    const { press, pressed } = await openTwo();
    await press(value);
    expect(pressed()).toEqual([[value]]);
  },
);

test('if a form has no bot-check, the form is sent with the value of the clicked button', async () => {
  const { press, pressed } = await openTwo();
  field('recaptchatoken').remove();
  await press('home');
  expect(pressed()).toEqual([['home']]);
});

test('a click before the validation code has loaded sends the form with the value of the clicked button', async () => {
  const { press, pressed } = await openTwo();
  getElement<HTMLButtonElement>('form [value="home"]').click();
  expect(pressed(), 'not yet').toEqual([]);
  await settled();
  expect(pressed()).toEqual([['home']]);
  await press('print');
  expect(pressed(), 'nothing is sent twice').toHaveLength(1);
});

test('a retry after a failed bot-check sends the form with the value of the clicked button', async () => {
  let token = '';
  stubBotCheck(() => token);
  const { press, pressed } = await openTwo();
  await press('home');
  token = 'now';
  dialog()?.press('Erneut versuchen');
  await settled();
  expect(pressed()).toEqual([['home']]);
});

test('after consent to the bot-check, the form is sent with the value of the clicked button', async () => {
  decidePurpose('botCheck', 'denied');
  const { press, pressed } = await openTwo();
  await press('home');
  getElement<HTMLButtonElement>('.krume-gate button').click();
  await settled();
  expect(pressed()).toEqual([['home']]);
});

test('after the confirmation to send again, the form is sent with the value of the clicked button', async () => {
  const { press, pressed, leave } = await openTwo();
  await press('print');
  leave();
  const next = await openTwo();
  await next.press('home');
  dialog()?.press('Ja');
  await settled();
  expect([pressed(), next.pressed()]).toEqual([[['print']], [['home']]]);
});

test('after the check of a picture, the form is sent with the value of the clicked button', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 600, height: 400, close() {} }));
  const { press, pressed } = await openTwo('/torte-bestellen');
  field('image').dispatchEvent(new Event('change', { bubbles: true }));
  await press('home');
  expect(pressed()).toEqual([['home']]);
});

test('the dialog about an interrupted submission has no retry button if the form has two submit buttons', async () => {
  stubBotCheck(() => new Promise(() => {}));
  const { press, leave } = await openTwo();
  await press('home');
  leave();
  stubBotCheck();
  const next = await openTwo();
  type(field('message'), 'Grüezi');
  await settled();
  expect(dialog()).toMatchObject({ text: sendingText.leftBefore, buttons: ['Schliessen'] });
  dialog()?.press('Schliessen');
  await next.press('home');
  expect(next.pressed()).toEqual([['home']]);
});

test('if a form has one submit button, retrying an interrupted submission sends the value of the button', async () => {
  stubBotCheck(() => new Promise(() => {}));
  const page = await openForm(path);
  enter(form(), validOf(path));
  await page.submit();
  page.leave();
  stubBotCheck();
  const next = await openForm(path);
  Object.assign(getElement('form [type="submit"]'), { name: 'then', value: 'home' });
  await settled();
  dialog()?.press('Erneut versuchen');
  await settled();
  expect(next.sent.map((sent) => sent.getAll('then'))).toEqual([['home']]);
});

test('a submission does not contain the value of a button that was clicked while the form was invalid', async () => {
  const { press, pressed } = await openTwo();
  field('email').value = 'regula@';
  await press('print');
  field('email').value = 'regula@example.ch';
  await press('home');
  expect(pressed()).toEqual([['home']]);
});
