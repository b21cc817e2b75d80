// @vitest-environment page
import { expect, test } from 'vitest';
import { formText } from '../../../shared/text/form.ts';
import { read, type } from '../../live-page.ts';
import { one, settled } from '../../page.ts';
import { enter, markedFields } from '../../site-forms/enter.ts';
import { field, form, openForm, openHtml, testForms, validOf } from './open-form.ts';

// What shoppers paste and editors forget; 29.02.2023, tomorrow, '1e3' and zips with blanks are in the forms' own lists.

testForms();

let page: Awaited<ReturnType<typeof openForm>>;

const fill = async (path: string, values = {}) => {
  page = await openForm(path);
  enter(form(), { ...validOf(path), ...values });
};

test.each([
  ['10,000 characters', '/kontakt', 'message', 'Grüezi 🥐 '.repeat(1100)],
  ['emoji alone', '/kontakt', 'message', '🥐👩‍🍳'],
  ['lines', '/kontakt', 'message', 'Regula Muster\nRebgasse 12\r\n4058 Basel'],
  ['blanks that do not break', '/kundenkarte', 'address', 'Rebgasse\u00a012,\u202f4058\u00a0Basel'],
  ['an address with a plus and a long end', '/kontakt', 'email', 'anna+torte@mail.example.photography'],
  ['an address with umlauts in its domain', '/kontakt', 'email', 'anna@bäckerei.ch'],
])('%s are sent', async (_, path, name, value) => {
  await fill(path, { [name]: value });
  await page.submit();
  expect(markedFields(form())).toEqual([]);
  expect(String(page.sent[0]?.get(name)).replaceAll('\r\n', '\n').trim()).toBe(
    value.replaceAll('\r\n', '\n').trim(),
  );
});

test('an umlaut domain is marked with its reason where the configuration says so', async () => {
  page = await openForm('/kontakt', {}, { umlautDomains: false });
  enter(form(), { ...validOf('/kontakt'), email: 'anna@bäckerei.ch' });
  await page.submit();
  expect([markedFields(form()), page.sent.length]).toEqual([['email'], 0]);
  expect(read(one('.krume-error-summary'))).toContain(formText.emailDomain);
});

test('10,000 characters survive a reload', async () => {
  page = await openForm('/kontakt');
  const long = 'ä'.repeat(10_000);
  type(field('message'), long);
  await settled();
  page.leave();
  page = await openForm('/kontakt');
  expect(field('message').value).toBe(long);
});

test.each(['4058 Basel', 'CH-4058', '４０５８', '4 058', '4058\u00a0Basel'])(
  'the zip %j is marked',
  async (zip) => {
    await fill('/kundenkarte', { zip });
    await page.submit();
    expect([markedFields(form()), page.sent.length]).toEqual([['zip'], 0]);
  },
);

test('blanks around a zip are none of it', async () => {
  await fill('/kundenkarte', { zip: '\u00a04058 ' });
  await page.submit();
  expect(page.sent).toHaveLength(1);
});

test('a doubled field is sent as the browser sends it', async () => {
  await fill('/kontakt');
  form().append(Object.assign(document.createElement('input'), { name: 'firstname', value: 'Vreni' }));
  await page.submit();
  expect(page.sent[0]?.getAll('firstname')).toEqual(['Regula', 'Vreni']);
});

test.each([true, false])(
  'whether the page has switched the browser’s own checks off (%s), ours speak, and it is as it was afterwards',
  async (isOff) => {
    page = await openForm('/kontakt');
    page.leave();
    const { outerHTML } = document.querySelector('[data-widget]') as HTMLElement;
    page = await openHtml(isOff ? outerHTML.replace('<form ', '<form novalidate ') : outerHTML);
    await page.submit();
    expect(markedFields(form())).toContain('email');
    page.leave();
    expect(form().hasAttribute('novalidate')).toBe(isOff);
  },
);
