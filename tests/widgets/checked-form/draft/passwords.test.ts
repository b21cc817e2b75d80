// @vitest-environment page
import { describe, expect, test } from 'vitest';
import { checkedFormText } from '../../../../shared/text/checked-form.ts';
import { enter } from '../../../site-forms/enter.ts';
import { formCases } from '../../../site-forms/forms.ts';
import { settled } from '../../../support/page/page.ts';
import { leavePage, returnToPage } from '../../../support/shop/tabs.ts';
import { field, form, openForm, openHtml, testForms, validOf } from '../open-form.ts';

// site.md section 2.11: the values of a form are stored, except passwords

testForms({ isBotCheckAllowed: true });

const passwords = () => [...form().querySelectorAll<HTMLInputElement>('input[type="password"]')];
const typeInto = async (control: HTMLInputElement, value: string) => {
  control.focus();
  await settled();
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
};
const stored = () => JSON.stringify(Object.entries(sessionStorage));

describe.each(formCases.filter(({ valid }) => /pass|pw/i.test(Object.keys(valid).join())))(
  'passwords of the form $name at $path',
  ({ path, valid }) => {
    test('entering the back/forward cache clears the passwords and keeps all other values', async () => {
      await openForm(path);
      enter(form(), valid);
      const kept = [...new FormData(form()).entries()].filter(
        ([name]) => !passwords().some((each) => each.name === name),
      );
      expect(passwords().filter(({ value }) => value).length).toBeGreaterThan(0);
      const typed = passwords().filter(({ value }) => value);
      leavePage();
      expect(passwords().map(({ value }) => value)).toEqual(passwords().map(() => ''));
      returnToPage();
      await settled();
      expect(typed.map(({ placeholder }) => placeholder)).toEqual(
        typed.map(() => checkedFormText.passwordAgain),
      );
      const now = [...new FormData(form()).entries()].filter(
        ([name]) => !passwords().some((each) => each.name === name),
      );
      expect(now).toEqual(kept);
    });
  },
);

test('a password shown as text is never stored, and unloading the page clears the password', async () => {
  await openForm('/login');
  const password = field('password');
  await typeInto(password, 'streng-geheim');
  form().querySelector<HTMLButtonElement>('.krume-reveal')?.click();
  expect(password.type).toBe('text');
  await typeInto(password, 'streng-geheim-2');
  await typeInto(field('username'), 'anna@example.ch');
  leavePage();
  expect(stored()).toContain('anna@example.ch');
  expect(stored()).not.toContain('streng-geheim');
  expect(password.value).toBe('');
});

describe('stored values after the submission of a sign-in or sign-up form', () => {
  const send = async (path: string) => {
    const page = await openForm(path);
    enter(form(), validOf(path));
    await page.submit();
    expect(page.sent).toHaveLength(1);
    page.leave();
  };

  test.each([
    ['/login', '/newsletter'],
    ['/registrieren', '/newsletter'],
  ])(
    'after the form at %s was sent, the next page deletes the stored values if the customer is signed in',
    async (path, next) => {
      await send(path);
      expect(stored()).toContain('krume:form:');
      await openForm(next, {}, { authenticated: true });
      expect(stored()).not.toMatch(/krume:form:(login|signup)/);
    },
  );

  test('if the customer is signed in, a page without a form also deletes the stored values', async () => {
    await send('/registrieren');
    await openHtml(
      '<a data-widget="wishlist-entry" data-widget-on="load" data-count="0" href="/wunschliste">Wunschliste</a>',
      { authenticated: true },
    );
    expect(stored()).not.toMatch(/krume:form:(login|signup)/);
  });

  test('if the user is a guest, the next page keeps the stored values of the sign-in form', async () => {
    await send('/kontakt');
    await send('/login');
    const page = await openForm('/newsletter', {}, { authenticated: false });
    expect(stored()).toContain('krume:form:login');
    page.leave();
    await openForm('/newsletter', {}, { authenticated: true });
    expect(stored()).toContain('krume:form:contact');
  });
});

test('a form with a password field uses POST even if the template has no method', async () => {
  const page = await openHtml(
    '<div data-widget="checked-form" data-form="login" data-widget-on="load"><form action="/login"><input name="username"><input type="password" name="password"><button>Anmelden</button></form></div>',
  );
  expect(form().method).toBe('post');
  page.leave();
  expect(form().getAttribute('method')).toBeNull();
});
