// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { stubBotCheck } from '../../bot-check.ts';
import { dialog } from '../../dialog.ts';
import { one, settled } from '../../page.ts';
import { enter } from '../../site-forms/enter.ts';
import { field, form, openForm, testForms, validOf } from './open-form.ts';

// site.md section 4.9: the browser's own post, with the button that was pressed

testForms();

const path = '/kontakt';
/** The form with two buttons, of which the other than the first is meant. */
async function openTwo(from = path, settings = {}) {
  const page = await openForm(from, {}, settings);
  enter(form(), validOf(from));
  const home = one<HTMLButtonElement>('form [type="submit"]');
  const print = document.createElement('button');
  home.before(print);
  for (const [button, value] of [
    [print, 'print'],
    [home, 'home'],
  ] as const)
    Object.assign(button, { name: 'then', value });
  return {
    ...page,
    async press(value: string) {
      one<HTMLButtonElement>(`form [value="${value}"]`).click();
      await settled();
    },
    /** What was sent of the buttons, for each time */
    pressed: () => page.sent.map((sent) => sent.getAll('then')),
  };
}

test.each(['print', 'home'])('pressed is %s, sent is that, after the bot-check', async (value) => {
  const { press, pressed } = await openTwo();
  await press(value);
  expect(pressed()).toEqual([[value]]);
});

test('in a form without a bot-check', async () => {
  const { press, pressed } = await openTwo();
  field('recaptchatoken').remove();
  await press('home');
  expect(pressed()).toEqual([['home']]);
});

test('after the checks had to be fetched first', async () => {
  const { press, pressed } = await openTwo();
  one<HTMLButtonElement>('form [value="home"]').click();
  expect(pressed(), 'not yet').toEqual([]);
  await settled();
  expect(pressed()).toEqual([['home']]);
  await press('print');
  expect(pressed(), 'nothing is sent twice').toHaveLength(1);
});

test('when it is tried again after the bot-check has failed', async () => {
  let token = '';
  stubBotCheck(() => token);
  const { press, pressed } = await openTwo();
  await press('home');
  token = 'now';
  dialog()?.press('Erneut versuchen');
  await settled();
  expect(pressed()).toEqual([['home']]);
});

test('once the bot-check is allowed', async () => {
  const { press, pressed } = await openTwo(path, { captchaConsent: true });
  await press('home');
  one<HTMLButtonElement>('.krume-gate button').click();
  await settled();
  expect(pressed()).toEqual([['home']]);
});

test('when it is sent once more after a question', async () => {
  const { press, pressed, leave } = await openTwo();
  await press('print');
  leave();
  const next = await openTwo();
  await next.press('home');
  dialog()?.press('Ja');
  await settled();
  expect([pressed(), next.pressed()]).toEqual([[['print']], [['home']]]);
});

test('after a picture had to be checked first', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 600, height: 400, close() {} }));
  const { press, pressed } = await openTwo('/torte-bestellen');
  field('image').dispatchEvent(new Event('change', { bubbles: true }));
  await press('home');
  expect(pressed()).toEqual([['home']]);
});

test('a mistake that is mended leaves nothing of the first press', async () => {
  const { press, pressed } = await openTwo();
  field('email').value = 'regula@';
  await press('print');
  field('email').value = 'regula@example.ch';
  await press('home');
  expect(pressed()).toEqual([['home']]);
});
