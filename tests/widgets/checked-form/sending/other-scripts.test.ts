// @vitest-environment page
import { expect, onTestFinished, test, vi } from 'vitest';
import { decidePurpose } from '../../../../shared/stores/session/consent.ts';
import { enter } from '../../../site-forms/enter.ts';
import { type } from '../../../support/page/live-page.ts';
import { getElement, settled } from '../../../support/page/page.ts';
import { connectShop } from '../../../support/shop/shop.ts';
import { field, form, openForm, testForms, validOf } from '../open-form.ts';

// site.md section 4.9: scripts outside Krume get exactly one `submit` event for each sent form, with all fields filled
// in

testForms({ isBotCheckAllowed: true });

const path = '/kontakt';

/** Opens a filled-in form, and records the `submit` events that another script of the page gets */
async function open(at = path, settings = {}) {
  const seen: { isPrevented: boolean; button: string; token: string }[] = [];
  const listen = (event: SubmitEvent) => {
    const { defaultPrevented: isPrevented, submitter } = event;
    const token = form().querySelector<HTMLInputElement>('[name="recaptchatoken"]')?.value ?? 'no field';
    seen.push({ isPrevented, button: submitter?.className ?? '', token });
  };
  document.addEventListener('submit', listen);
  onTestFinished(() => document.removeEventListener('submit', listen));
  const page = await openForm(at, settings);
  await settled();
  enter(form(), validOf(at));
  const use = async () => {
    field('email').dispatchEvent(new Event('focusin', { bubbles: true }));
    await settled();
  };
  return { ...page, use, seen };
}
const withToken = { isPrevented: false, button: 'krume-button', token: expect.stringMatching(/^token-/) };
const withoutField = { isPrevented: false, button: 'krume-button', token: 'no field' };

test('if a form has no bot-check, submitting fires one submit event that is not prevented', async () => {
  const page = await open();
  field('recaptchatoken').remove();
  await page.use();
  await page.submit();
  expect(page.seen).toEqual([withoutField]);
});

test('submitting a form before the validation code has loaded fires one submit event', async () => {
  const page = await open();
  field('recaptchatoken').remove();
  await page.submit();
  expect(page.seen).toEqual([withoutField]);
});

test('at the submit event after a bot-check, the form contains the token', async () => {
  const page = await open();
  await page.use();
  await page.submit();
  expect(page.seen).toEqual([withToken]);
});

test('a submission that waited for consent or for the check of a picture fires one submit event', async () => {
  decidePurpose('botCheck', 'denied');
  const consent = await open();
  await consent.submit();
  expect(consent.seen).toEqual([]);
  getElement<HTMLButtonElement>('.krume-gate button').click();
  await settled();
  expect(consent.seen).toEqual([withToken]);
  consent.leave();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 600, height: 400, close() {} }));
  const picture = await open('/torte-bestellen');
  field('image').dispatchEvent(new Event('change', { bubbles: true }));
  await picture.submit();
  expect(picture.seen).toEqual([withToken]);
});

test('submitting an invalid form or clicking the button a second time fires no submit event', async () => {
  const page = await open();
  type(field('email'), 'regula@');
  await page.submit();
  type(field('email'), 'regula@example.org');
  await page.submit();
  await page.submit();
  expect(page.seen).toEqual([withToken]);
});

test('submitting a form as JSON fires one submit event that is prevented', async () => {
  connectShop();
  const page = await open(path, { endpoint: '/api/contact/' });
  field('recaptchatoken').remove();
  await page.submit();
  expect(page.seen).toEqual([{ ...withoutField, isPrevented: true }]);
});

test.each([
  ['stays busy while the browser sends the form', false, 'true'],
  ['is not busy if another script prevents the submit event', true, null],
])('after a submission, the form %s', async (_, isPrevented, busy) => {
  const prevent = (event: SubmitEvent) => isPrevented && event.preventDefault();
  document.addEventListener('submit', prevent);
  onTestFinished(() => document.removeEventListener('submit', prevent));
  const page = await open();
  field('recaptchatoken').remove();
  await page.use();
  await page.submit();
  expect(page.sent).toHaveLength(isPrevented ? 0 : 1);
  expect(form().getAttribute('aria-busy')).toBe(busy);
  expect(getElement('form [type="submit"]').getAttribute('aria-disabled')).toBe(busy);
});
