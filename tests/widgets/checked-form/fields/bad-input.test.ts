// @vitest-environment page
import { expect, test } from 'vitest';
import { formText } from '../../../../shared/text/form.ts';
import { enter, markedFields } from '../../../site-forms/enter.ts';
import { formCases } from '../../../site-forms/forms.ts';
import { textOf, type } from '../../../support/page/live-page.ts';
import { getElement, settled } from '../../../support/page/page.ts';
import { field, form, openForm, openHtml, testForms, validOf } from '../open-form.ts';
import { templates } from '../templates.ts';

// Pasted texts, and mistakes of authors. `formCases` contains all other invalid values, such as 29.02.2023 and '1e3'

testForms({ isBotCheckAllowed: true });

let page: Awaited<ReturnType<typeof openForm>>;

const fill = async (path: string, values = {}) => {
  page = await openForm(path);
  enter(form(), { ...validOf(path), ...values });
};

test.each([
  ['a text of 10,000 characters', '/kontakt', 'message', 'Grüezi 🥐 '.repeat(1100)],
  ['a text of emoji only', '/kontakt', 'message', '🥐👩‍🍳'],
  ['a text of several lines', '/kontakt', 'message', 'Regula Muster\nRebgasse 12\r\n4058 Basel'],
  ['non-breaking spaces', '/kundenkarte', 'address', 'Rebgasse\u00a012,\u202f4058\u00a0Basel'],
  [
    'an e-mail address with a plus sign and a long ending',
    '/kontakt',
    'email',
    'anna+torte@mail.example.photography',
  ],
  ['an e-mail address with an umlaut domain', '/kontakt', 'email', 'anna@bäckerei.ch'],
])('the form accepts and sends %s', async (_, path, name, value) => {
  await fill(path, { [name]: value });
  await page.submit();
  expect(markedFields(form())).toEqual([]);
  expect(String(page.sent[0]?.get(name)).replaceAll('\r\n', '\n').trim()).toBe(
    value.replaceAll('\r\n', '\n').trim(),
  );
});

/** Adds special spaces, as in text that is pasted from a letter or a table. */
const pasted = (text: string) => `\u00a0${text.replaceAll(' ', '\u202f')}\t\u2003`;

test.each(formCases.filter(({ rules }) => rules.length > 0))(
  'the form $name at $path accepts pasted texts with non-breaking spaces',
  async ({ path }) => {
    await fill(path);
    const isText = ({ localName, type }: HTMLInputElement) =>
      localName === 'textarea' || /^(text|tel|email)$/.test(type);
    for (const control of form().querySelectorAll<HTMLInputElement>('[name]'))
      if (isText(control) && control.value) control.value = pasted(control.value);
    await page.submit();
    expect([markedFields(form()), page.sent.length]).toEqual([[], 1]);
  },
);

test('an e-mail address with an umlaut domain is invalid if the configuration forbids umlaut domains', async () => {
  page = await openForm('/kontakt', {}, { umlautDomains: false });
  enter(form(), { ...validOf('/kontakt'), email: 'anna@bäckerei.ch' });
  await page.submit();
  expect([markedFields(form()), page.sent.length]).toEqual([['email'], 0]);
  expect(textOf(getElement('.krume-error-summary'))).toContain(formText.emailDomain);
});

test('a reload restores a message of 10,000 characters', async () => {
  page = await openForm('/kontakt');
  const long = 'ä'.repeat(10_000);
  type(field('message'), long);
  await settled();
  page.leave();
  page = await openForm('/kontakt');
  expect(field('message').value).toBe(long);
});

test.each(['4058 Basel', 'CH-4058', '４０５８', '4 058', '4058\u00a0Basel'])(
  'submitting a form with the zip code %j marks the zip field as invalid',
  async (zip) => {
    await fill('/kundenkarte', { zip });
    await page.submit();
    expect([markedFields(form()), page.sent.length]).toEqual([['zip'], 0]);
  },
);

test('a form accepts a zip code with spaces before and after the digits', async () => {
  await fill('/kundenkarte', { zip: '\u00a04058 ' });
  await page.submit();
  expect(page.sent).toHaveLength(1);
});

test('if two fields have the same name, a form sends the values of both fields', async () => {
  await fill('/kontakt');
  form().append(Object.assign(document.createElement('input'), { name: 'firstname', value: 'Vreni' }));
  await page.submit();
  expect(page.sent[0]?.getAll('firstname')).toEqual(['Regula', 'Vreni']);
});

/** Marked fields, messages and sent data of a form, with or without `novalidate`. */
async function behaviour(path: string, isOff: boolean) {
  const printed = String(templates[path]?.({ id: 'test', action: path, on: 'load' }));
  page = await openHtml(isOff ? printed.replace('<form ', '<form novalidate ') : printed);
  await page.submit();
  const [marked, said] = [markedFields(form()), textOf(document.querySelector('.krume-error-summary'))];
  const focused = document.activeElement?.getAttribute('name');
  enter(form(), validOf(path));
  await page.submit();
  const sent = page.sent.map((data) => [...data.keys()]);
  const mended = markedFields(form());
  page.leave();
  return { marked, said, focused, sent, mended, isAsItWas: form().hasAttribute('novalidate') === isOff };
}

test('the list of test cases contains thirteen forms', () => {
  expect(formCases).toHaveLength(13);
});

test.each(formCases.map(({ path, rules }) => [path, rules.length > 0] as const))(
  'the form at %s behaves the same with and without the attribute novalidate',
  async (path, hasRules) => {
    const on = await behaviour(path, false);
    sessionStorage.clear();
    expect(await behaviour(path, true)).toEqual(on);
    expect(on).toMatchObject({ mended: [], isAsItWas: true });
    expect(on.marked.length > 0).toBe(hasRules);
    // With rules, the first submission is invalid and the second is sent. Without rules, only the first submission is
    // sent
    expect(on.sent).toHaveLength(1);
    if (hasRules) expect(on.focused).toBe(on.marked[0]);
  },
);
