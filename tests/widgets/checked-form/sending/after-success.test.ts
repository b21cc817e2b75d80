// @vitest-environment page
import { describe, expect, test } from 'vitest';
import { acceptedForm } from '../../../../fixtures/markup/forms/checked-form.ts';
import { sendingText } from '../../../../shared/text/sending.ts';
import { forgetSent } from '../../../../widgets/checked-form/draft/form-draft.ts';
import { enter } from '../../../site-forms/enter.ts';
import { formCases } from '../../../site-forms/forms.ts';
import { dialog } from '../../../support/page/dialog.ts';
import { settled } from '../../../support/page/page.ts';
import { arriveBy, leavePage, returnToPage } from '../../../support/shop/tabs.ts';
import { field, form, openForm, openHtml, testForms } from '../open-form.ts';

// site.md sections 2.11 and 4.9: Back after a successful submission sends nothing again

testForms({ isBotCheckAllowed: true });

let page: Awaited<ReturnType<typeof openForm>>;

const token = () => field('recaptchatoken').value;
/** Names of forms that ask before the same values are sent again (site.md section 2.19) */
const requests = ['contact', 'birthday-event', 'cake-order', 'customer-card', 'offer'];
const kept = () => Object.keys(sessionStorage).filter((name) => name.startsWith('krume:form:'));

describe.each(formCases)('the form $name at $path after a successful submission', ({ name, path, valid }) => {
  const send = async () => {
    page = await openForm(path);
    enter(form(), valid);
    await page.submit();
    expect(page.sent).toHaveLength(1);
    return page.sent[0]?.get('recaptchatoken');
  };

  test('a page restored from the back/forward cache sends nothing and has no token and no draft', async () => {
    const first = await send();
    expect(first).toMatch(/^token-/);
    leavePage();
    // Simulates the thank-you page, which opens in the same tab
    forgetSent(name);
    returnToPage();
    await settled();
    expect([page.sent.length, token(), kept()]).toEqual([1, '', []]);
    expect(form().hasAttribute('aria-busy')).toBe(false);
    leavePage();
    expect(kept()).toEqual([]);
    returnToPage();
    // Fills in the form again, because the page cleared the passwords before it entered the back/forward cache
    enter(form(), valid);
    await page.submit();
    if (requests.includes(name)) {
      expect([page.sent.length, dialog()?.text]).toEqual([1, sendingText.sentBefore]);
      dialog()?.press('Ja');
      await settled();
    }
    expect(page.sent).toHaveLength(2);
    expect(page.sent[1]?.get('recaptchatoken')).not.toBe(first);
  });

  test('if Back loads the page from the server, the form is empty and sends nothing', async () => {
    await send();
    page.leave();
    page = await openHtml(String(acceptedForm(name, 'Vielen Dank.')));
    page.leave();
    arriveBy('back_forward');
    page = await openForm(path);
    const entered = [...new FormData(form()).values()].filter(
      (value) => typeof value === 'string' && Object.values(valid).includes(value) && value.length > 1,
    );
    expect([page.sent, token(), kept(), entered]).toEqual([[], '', [], []]);
  });
});
