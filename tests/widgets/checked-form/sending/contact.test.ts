// @vitest-environment page
import { beforeEach, expect, test, vi } from 'vitest';
import { enter, markedFields } from '../../../site-forms/enter.ts';
import { dialog, dialogTexts } from '../../../support/page/dialog.ts';
import { textOf, type } from '../../../support/page/live-page.ts';
import { getElement, settled } from '../../../support/page/page.ts';
import { connectShop } from '../../../support/shop/shop.ts';
import { field, form, openForm, testForms, validOf } from '../open-form.ts';

// site.md sections 2.19, "Contact form", and 7, "Forms": a form that is sent as JSON

testForms({ isBotCheckAllowed: true });

let page: Awaited<ReturnType<typeof openForm>>;
let shop: ReturnType<typeof connectShop>;
const path = '/kontakt';
const valid = validOf(path);
const endpoint = '/api/contact/';
const draft = () => sessionStorage.getItem(`krume:form:contact:${location.pathname}`);

beforeEach(async () => {
  shop = connectShop();
  page = await openForm(path, { endpoint, phone: '061 555 01 24' });
  // The demo shop would refuse the token of the stubbed bot-check
  field('recaptchatoken').remove();
  enter(form(), { ...valid, agreenl: '1' });
});

test('the contact form sends the values as JSON, and a focused thank-you message replaces the form', async () => {
  type(field('firstname'), ' Regula ');
  await settled();
  const hidden = Object.assign(document.createElement('input'), {
    type: 'hidden',
    name: 'csrf',
    value: 'abc',
  });
  form().append(hidden);
  await page.submit();
  expect(shop.calls()).toEqual(['POST /api/contact/']);
  expect(shop.bodies()).toEqual([
    {
      csrf: 'abc',
      gender: 2,
      firstname: 'Regula',
      lastname: 'Muster',
      email: 'regula@example.ch',
      message: 'Grüezi 🥐',
      agreenl: true,
    },
  ]);
  expect(page.sent).toHaveLength(0);
  const box = getElement('.krume-form-success');
  expect(textOf(box)).toBe('Vielen Dank für Ihre Nachricht. Wir antworten innert zwei Arbeitstagen.');
  expect(document.activeElement).toBe(box);
  expect(document.querySelector('form')).toBeNull();
  dispatchEvent(new Event('pagehide'));
  expect(draft()).toBeNull();
});

test('the JSON request of the contact form contains the bot-check token', async () => {
  page.leave();
  page = await openForm(path, { endpoint });
  enter(form(), valid);
  await page.submit();
  expect(shop.bodies()[0]).toMatchObject({ recaptchatoken: expect.stringMatching(/^token-/) });
});

test('submitting an invalid contact form marks the invalid field and sends no request', async () => {
  type(field('email'), 'regula@');
  await page.submit();
  expect([markedFields(form()), shop.calls()]).toEqual([['email'], []]);
});

test('submitting the contact form twice sends one request', async () => {
  const release = shop.hold();
  getElement('[type="submit"]').click();
  await page.submit();
  expect(form().getAttribute('aria-busy')).toBe('true');
  release();
  await settled();
  expect(shop.calls()).toHaveLength(1);
});

test("if the server rejects a field, the contact form marks the field and shows the server's reason", async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { Code: 400, Message: 'Diese Adresse nimmt keine E-Mails an.', Data: { fields: ['email', 'unknown'] } },
      { status: 400 },
    ),
  );
  await page.submit();
  expect(markedFields(form())).toEqual(['email']);
  expect(textOf(getElement('.krume-error-summary li'))).toBe('E-Mail: Diese Adresse nimmt keine E-Mails an.');
  expect(document.activeElement).toBe(field('email'));
  expect(field('message').value).toBe('Grüezi 🥐');
  expect(form().hasAttribute('aria-busy')).toBe(false);
});

test.each([
  [
    '409',
    'Ihre Nachricht konnte nicht gesendet werden. Das geht gerade nicht. Sie erreichen uns auch am Telefon: 061 555 01 24',
  ],
  ['500', 'Es ist nicht sicher, ob Ihre Nachricht angekommen ist. Sie erreichen uns auch am Telefon'],
  ['offline', 'Es ist nicht sicher, ob Ihre Nachricht angekommen ist. Sie erreichen uns auch am Telefon'],
  ['html', 'Es ist nicht sicher, ob Ihre Nachricht angekommen ist.'],
] as const)(
  'if sending the contact form fails (fault: %s), a dialog explains the failure, and a retry sends the form',
  async (mode, says) => {
    await shop.fail('POST /api/contact/', mode, 1);
    await page.submit();
    expect(dialogTexts().join(' ')).toContain(says);
    expect(field('message').value).toBe('Grüezi 🥐');
    dialog()?.press('Erneut versuchen');
    await settled();
    expect(textOf(getElement('.krume-form-success'))).toContain('Vielen Dank');
  },
);

test('if the user submits the contact form without a connection, a message says that nothing was sent', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await shop.fail('POST /api/contact/', 'offline', 1);
  await page.submit();
  expect(dialogTexts().join(' ')).toContain('Ihre Nachricht konnte nicht gesendet werden.');
});

test('after a response with status 401, the contact form keeps its values, and another submission succeeds', async () => {
  await shop.fail('POST /api/contact/', '401', 1);
  await page.submit();
  expect(document.querySelector('.krume-form-success')).toBeNull();
  expect([field('message').value, form().hasAttribute('aria-busy')]).toEqual(['Grüezi 🥐', false]);
  expect(JSON.parse(draft() ?? '{}').value.isSent).toBe(false);
  await page.submit();
  expect(textOf(getElement('.krume-form-success'))).toContain('Vielen Dank');
});

test('the contact form shows a default thank-you message if the response contains no message', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 201 }));
  await page.submit();
  expect(textOf(getElement('.krume-form-success'))).toBe('Vielen Dank für Ihre Nachricht.');
});

test("unmounting after a submission restores the server's contact form", async () => {
  const before = form();
  await page.submit();
  page.leave();
  expect([document.querySelector('form'), document.querySelector('.krume-form-success')]).toEqual([
    before,
    null,
  ]);
});

test.each([
  'https://fremd.example/',
  '//fremd.example/',
  '/\\fremd.example/',
  '/\t/fremd.example/',
  '@fremd.example/',
  '//[',
])('a form does not start if its endpoint %j is on another host', async (elsewhere) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  page = await openForm(path, { endpoint: elsewhere });
  expect(getElement('[data-widget="checked-form"]').dataset.widgetState).toBe('failed');
});
