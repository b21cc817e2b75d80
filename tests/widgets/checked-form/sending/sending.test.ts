// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { sendingText } from '../../../../shared/text/sending.ts';
import { enter } from '../../../site-forms/enter.ts';
import { dialog } from '../../../support/page/dialog.ts';
import { textOf, type } from '../../../support/page/live-page.ts';
import { getElement, settled } from '../../../support/page/page.ts';
import { returnToPage } from '../../../support/shop/tabs.ts';
import { field, form, openForm, testForms, validOf } from '../open-form.ts';

// site.md sections 2.11 and 2.19: from the submission until the browser leaves the page

testForms({ isBotCheckAllowed: true });

const cake = '/torte-bestellen';
const contact = '/kontakt';
const isBusy = () => form().getAttribute('aria-busy') === 'true';
const statusText = () => textOf(document.querySelector('.krume-sending'));

/** Submits a form. The browser sends it but stays on the page. */
async function post(path: string, bytes = 0) {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  vi.stubGlobal('createImageBitmap', async () => ({ width: 600, height: 400, close() {} }));
  const page = await openForm(path);
  enter(form(), validOf(path));
  if (bytes > 0) {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['x'.repeat(bytes)], 'torte.png', { type: 'image/png' }));
    field('image').files = transfer.files;
    field('image').dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
  }
  await page.submit();
  expect(page.sent).toHaveLength(1);
  return page;
}

/**
 * Stubs the Navigation API. The returned function starts a navigation and returns a function that aborts the
 * navigation.
 */
function stubNavigation() {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  return (formData: FormData | null = null) => {
    const controller = new AbortController();
    const { signal } = controller;
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { formData, signal }));
    return () => controller.abort();
  };
}

test('if an upload takes more than 10 seconds, a message appears, and sending again needs a confirmation', async () => {
  const page = await post(cake, 1_000_000);
  expect([statusText(), isBusy()]).toEqual(['Das Formular wird gesendet', true]);
  await vi.advanceTimersByTimeAsync(9_000);
  await page.submit();
  expect([page.sent.length, dialog(), isBusy()]).toEqual([1, undefined, true]);
  await vi.advanceTimersByTimeAsync(1_500);
  expect([statusText(), isBusy(), getElement('form [type="submit"]').hasAttribute('aria-disabled')]).toEqual([
    'Das Formular wird noch gesendet. Mit einem Bild dauert das manchmal länger.',
    false,
    false,
  ]);
  await page.submit();
  expect([page.sent.length, dialog()?.text]).toEqual([1, sendingText.anew]);
  dialog()?.press('Abbrechen');
  await settled();
  expect(page.sent).toHaveLength(1);
  // A submission with another message also asks first, because a second submission would abort the pending submission
  type(field('message'), 'Ohne Mandeln');
  await page.submit();
  expect(dialog()?.text).toBe(sendingText.anew);
  dialog()?.press('Ja');
  await settled();
  expect([page.sent.length, isBusy(), statusText()]).toEqual([2, true, 'Das Formular wird gesendet']);
});

test('the message about an upload of 1 MB disappears 50 seconds after the upload has started', async () => {
  const page = await post(cake, 1_000_000);
  await vi.advanceTimersByTimeAsync(49_000);
  expect(statusText()).toContain('Das Formular wird noch gesendet.');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(statusText()).toBeUndefined();
  await page.submit();
  expect([page.sent.length, dialog()?.text]).toEqual([1, sendingText.sentBefore]);
});

test.each([contact, cake])(
  'if the user stops the page while the form at %s is being sent, a message appears, and the form can be sent again',
  async (path) => {
    const navigate = stubNavigation();
    const page = await post(path, path === cake ? 1_000_000 : 0);
    const stop = navigate(new FormData());
    stop();
    await vi.advanceTimersByTimeAsync(1);
    expect([statusText(), isBusy()]).toEqual([
      'Das Senden wurde abgebrochen. Es ist nicht sicher, ob Ihre Angaben angekommen sind.',
      false,
    ]);
    await page.submit();
    // The aborted submission may have reached the server
    expect([page.sent.length, dialog()?.text]).toEqual([1, sendingText.sentBefore]);
    dialog()?.press('Ja');
    await settled();
    expect([page.sent.length, isBusy()]).toEqual([2, true]);
  },
);

test('if the user stops a long upload, a message reports that the upload was stopped', async () => {
  const navigate = stubNavigation();
  await post(cake, 1_000_000);
  const stop = navigate(new FormData());
  await vi.advanceTimersByTimeAsync(11_000);
  stop();
  await vi.advanceTimersByTimeAsync(1);
  expect(statusText()).toContain('Das Senden wurde abgebrochen.');
  returnToPage();
  expect(statusText()).toBeUndefined();
});

test('a submission that is replaced by another navigation is not reported as stopped', async () => {
  const navigate = stubNavigation();
  await post(contact);
  const stop = navigate(new FormData());
  stop();
  navigate();
  await vi.advanceTimersByTimeAsync(1);
  expect([statusText(), isBusy()]).toEqual([undefined, true]);
});

test('stopping a navigation that sends no form data shows no message', async () => {
  const navigate = stubNavigation();
  await post(contact);
  const stop = navigate();
  stop();
  await vi.advanceTimersByTimeAsync(1);
  expect([statusText(), isBusy()]).toEqual([undefined, true]);
  await vi.advanceTimersByTimeAsync(10_000);
  const stopLate = navigate(new FormData());
  stopLate();
  await vi.advanceTimersByTimeAsync(1);
  expect(statusText()).toBeUndefined();
});

test("the form is sent even if an element named 'navigation' replaces the Navigation API", async () => {
  vi.stubGlobal('navigation', document.getElementsByTagName('main'));
  await post(contact);
  expect(isBusy()).toBe(true);
});
