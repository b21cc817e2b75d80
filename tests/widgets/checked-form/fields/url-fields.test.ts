// @vitest-environment page
import { expect, test } from 'vitest';
import { enter, markedFields } from '../../../site-forms/enter.ts';
import { getElement } from '../../../support/page/page.ts';
import { form, openHtml, testForms, validOf } from '../open-form.ts';
import { templates } from '../templates.ts';

// site.md section 5, "General": URLs are http, https, ftp or protocol-relative. Private and loopback addresses are
// refused

testForms({ isBotCheckAllowed: true });

const contact = () =>
  String(templates['/kontakt']?.({ id: 'test', action: '/kontakt', on: 'load' })).replace(
    /<form [^>]*>/,
    '$&<label>Ihre Website <input type="url" name="website"></label>',
  );

test.each([
  ['krume.example', ['website']],
  ['http://192.168.1.4/', ['website']],
  ['https://www.krume.example/brot', []],
  ['', []],
])("submitting a contact form with the website '%s' marks the fields %j", async (url, marked) => {
  const page = await openHtml(contact());
  enter(form(), validOf('/kontakt'));
  getElement<HTMLInputElement>('[name="website"]').value = url;
  await page.submit();
  expect([markedFields(form()), page.sent.length]).toEqual([marked, marked.length ? 0 : 1]);
});
