// @vitest-environment page
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { acceptedForm } from '../../../fixtures/markup/forms/checked-form.ts';
import { formText } from '../../../shared/text/form.ts';
import { fillIn } from '../../../widgets/checked-form/draft/typed.ts';
import { enter, markedFields } from '../../site-forms/enter.ts';
import { textOf, type } from '../../support/page/live-page.ts';
import { getElement, settled, watch } from '../../support/page/page.ts';
import { leaveKept } from '../../support/shop/kept.ts';
import { field, form, openForm, openHtml, testForms, validOf } from './open-form.ts';

// site.md sections 2.11, 2.19, 4.9 to 4.11 and 5: a form whose fields are validated

testForms({ isBotCheckAllowed: true });

let page: Awaited<ReturnType<typeof openForm>>;

const summary = () => [...document.querySelectorAll('.krume-error-summary li')].map(textOf);
const described = (name: string) => {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => textOf(document.getElementById(id)));
};
/** Opens the page again in the same tab. */
const again = async (path: string, more = {}) => {
  page.leave();
  page = await openForm(path, more);
};

describe('invalid fields of a checked form', () => {
  test('submitting an invalid form lists each invalid field with the reason and focuses the first invalid field', async () => {
    page = await openForm('/registrieren');
    await page.submit();
    expect(markedFields(form())).toHaveLength(10);
    expect(summary()[0]).toBe('Anrede: Bitte treffen Sie eine Auswahl.');
    expect(summary().at(-1)).toMatch(
      /^Ich akzeptiere die Datenschutz-.*: Bitte bestätigen Sie diese Angabe\.$/,
    );
    expect(getElement('fieldset[role="radiogroup"]').getAttribute('aria-invalid')).toBe('true');
    expect(described('password')).toEqual([
      'Mindestens 5 Zeichen',
      'Bitte geben Sie mehr als 4 Zeichen ein.',
    ]);
    expect(document.activeElement).toBe(field('gender'));
  });

  test('in the list of invalid fields, a label that occurs twice is preceded by the name of the fieldset', async () => {
    page = await openForm('/registrieren');
    enter(form(), { ...validOf('/registrieren'), differentshipping: '1', firstname: '' });
    await page.submit();
    const names = [...document.querySelectorAll('.krume-error-summary a')].map(textOf);
    expect(names.slice(0, 4)).toEqual(['Vorname', 'Anrede', 'Lieferadresse, Vorname', 'Nachname']);
  });

  test('a field that is required only while a part of the form is visible has aria-required instead of required', async () => {
    page = await openForm('/registrieren');
    expect([
      field('shippingfirstname').required,
      field('shippingfirstname').getAttribute('aria-required'),
    ]).toEqual([false, 'true']);
    expect(field('shippingcompany').hasAttribute('aria-required')).toBe(false);
    expect(textOf(field('shippingfirstname').closest('label'))).toBe('Vorname *');
  });

  test('clicking a link in the list of invalid fields focuses the field of the link', async () => {
    page = await openForm('/kontakt');
    await page.submit();
    const links = [...document.querySelectorAll<HTMLElement>('.krume-error-summary a')];
    links.find((link) => textOf(link) === 'Ihre Nachricht')?.click();
    expect(document.activeElement).toBe(field('message'));
  });

  test('typing in an invalid field updates the reason at the field, and a valid value removes the error mark', async () => {
    page = await openForm('/registrieren');
    enter(form(), { ...validOf('/registrieren'), firstname: '' });
    await page.submit();
    type(field('firstname'), 'ä'.repeat(31));
    expect(described('firstname')).toEqual(['Bitte geben Sie höchstens 30 Zeichen ein.']);
    type(field('firstname'), 'Anna');
    expect([markedFields(form()), summary()]).toEqual([[], []]);
    expect(field('firstname').hasAttribute('aria-describedby')).toBe(false);
  });

  test('submitting an invalid form again keeps the DOM elements of the marks and reasons', async () => {
    page = await openForm('/registrieren');
    await page.submit();
    const [marks, reasons] = [markedFields(form()), [...document.querySelectorAll('[id^="krume-form-"]')]];
    const { log } = watch(field('firstname').closest('label') ?? form());
    await page.submit();
    expect(log()).toEqual([]);
    expect(markedFields(form())).toEqual(marks);
    expect([...document.querySelectorAll('[id^="krume-form-"]')]).toEqual(reasons);
    expect(described('firstname')).toEqual(['Bitte füllen Sie dieses Feld aus.']);
  });

  test('a server-rendered reason stays until the user changes the value of the field', async () => {
    const taken = 'Zu dieser E-Mail gibt es schon ein Konto.';
    page = await openForm('/registrieren', {
      values: { ...validOf('/registrieren') },
      problems: { email: taken },
      box: { kind: 'error', text: taken },
    });
    await settled();
    expect([summary(), described('email')]).toEqual([[], [taken]]);
    expect(document.activeElement).toBe(getElement('.krume-form-error'));
    type(field('firstname'), 'Anna');
    expect(markedFields(form())).toEqual(['email']);
    type(field('email'), 'neu@example.ch');
    expect(markedFields(form())).toEqual([]);
  });

  test('a required field that is missing in the form is not reported as invalid', async () => {
    page = await openForm('/kontakt');
    getElement('[role="radiogroup"]').remove();
    enter(form(), validOf('/kontakt'));
    await page.submit();
    expect(page.sent).toHaveLength(1);
  });
});

describe('a checked form whose validation code fails to load', () => {
  test('if the validation code of a form fails to load, the import is repeated when a field gets the focus, but not when the user types', async () => {
    const checks = '../../../widgets/checked-form/checks.ts';
    let requests = 0;
    vi.doMock(checks, () => {
      requests++;
      throw Error('blocked');
    });
    onTestFinished(() => vi.doUnmock(checks));
    vi.spyOn(console, 'error').mockReturnValue();
    page = await openForm('/kontakt');
    for (const text of ['A', 'An', 'Ann']) {
      type(field('firstname'), text);
      await settled();
    }
    expect(requests).toBe(1);
    field('lastname').focus();
    await settled();
    expect(requests).toBe(2);
  });
});

describe('the draft of a checked form', () => {
  test('a reload restores texts and choices from the draft and leaves password fields empty', async () => {
    page = await openForm('/registrieren');
    enter(form(), { ...validOf('/registrieren'), gender: '1' });
    type(field('firstname'), 'Änni');
    await again('/registrieren');
    expect(field('firstname').value).toBe('Änni');
    expect(
      [...form().querySelectorAll<HTMLInputElement>('[name="gender"]')].map(({ checked }) => checked),
    ).toEqual([true, false]);
    expect(field('accepttc').checked).toBe(true);
    expect(field('password').value).toBe('');
    expect(field('password').placeholder).toBe('Bitte nochmals eingeben');
    expect(JSON.stringify(sessionStorage)).not.toContain('gipfeli');
  });

  test('a reload restores every character of a long message from the draft', async () => {
    const message = `${'Grüezi 🥐 '.repeat(1_250)}\n<b>Ende</b>`;
    page = await openForm('/kontakt');
    type(field('message'), message);
    await again('/kontakt');
    expect(field('message').value).toBe(message);
  });

  test('a draft does not overwrite a field that the user filled in before mount', async () => {
    page = await openForm('/kontakt');
    type(field('firstname'), 'Anna');
    fillIn(form(), {
      fields: [
        { name: 'firstname', value: 'Regula' },
        { name: 'lastname', value: 'Muster' },
      ],
      again: [],
    });
    expect([field('firstname').value, field('lastname').value]).toEqual(['Anna', 'Muster']);
  });

  test('a draft does not restore fields that the user has not changed', async () => {
    page = await openForm('/konto/angaben', { values: { firstname: 'Anna', lastname: 'Brunner' } });
    type(field('lastname'), 'Muster');
    await again('/konto/angaben', { values: { firstname: 'Annina', lastname: 'Brunner' } });
    expect([field('firstname').value, field('lastname').value]).toEqual(['Annina', 'Muster']);
  });

  test('the draft of a form is deleted after the server has accepted the form', async () => {
    page = await openForm('/kontakt');
    enter(form(), validOf('/kontakt'));
    await page.submit();
    page.leave();
    page = await openHtml(String(acceptedForm('contact', 'Vielen Dank.')));
    await again('/kontakt');
    expect(field('firstname').value).toBe('');
    expect(sessionStorage.getItem('krume:form:contact:/')).toBeNull();
  });

  test('if the session has expired, the draft is restored after the user has signed in again', async () => {
    page = await openForm('/konto/angaben');
    enter(form(), { ...validOf('/konto/angaben'), firstname: 'Änni' });
    await page.submit();
    await again('/login');
    await again('/konto/angaben');
    expect(field('firstname').value).toBe('Änni');
  });

  test('after the server has rejected a form, the draft includes the server-rendered values', async () => {
    page = await openForm('/kontakt', {
      values: { firstname: 'Regula' },
      problems: { message: formText.required },
    });
    type(field('message'), 'Grüezi');
    await again('/kontakt');
    expect([field('firstname').value, field('message').value]).toEqual(['Regula', 'Grüezi']);
  });

  test.each([
    [[]],
    [
      {
        fields: [{ name: 1, value: 2 }, { name: 'firstname', value: {} }, ['firstname', 'Regula']],
        again: 'x',
      },
    ],
    [null],
  ])('the form ignores a stored draft with the invalid value %j', async (kept) => {
    leaveKept('krume:form:contact:/', kept);
    page = await openForm('/kontakt');
    expect(field('firstname').value).toBe('');
    expect(getElement('[data-widget]').dataset.widgetState).toBe('ready');
  });
});

describe('conditional parts of a checked form', () => {
  const part = (name: string) => getElement<HTMLFieldSetElement>(`[data-part="${name}"]`);
  const tick = (name: string, value = '1') => {
    const box = getElement<HTMLInputElement>(`[name="${name}"][value="${value}"]`);
    box.checked = true;
    box.dispatchEvent(new Event('change', { bubbles: true }));
  };

  test.each([
    ['/registrieren', 'differentshipping', '1', 'shipping'],
    ['/konto/angaben', 'changepassword', '1', 'password'],
    ['/kindergeburtstag', 'allergies', '1', 'allergies'],
    ['/kindergeburtstag', 'photocd', 'yes', 'photocd'],
  ])(
    "in the form at %s, the value %s=%s shows and enables the part '%s'",
    async (path, name, value, shown) => {
      page = await openForm(path);
      field(name).dispatchEvent(new Event('focusin', { bubbles: true }));
      await settled();
      expect([part(shown).hidden, part(shown).disabled]).toEqual([true, true]);
      tick(name, value);
      expect([part(shown).hidden, part(shown).disabled]).toEqual([false, false]);
    },
  );

  test.each([
    ['type', '1', 'decoration'],
    ['filling', '4', 'filling'],
  ])(
    "in the cake form, the value %s=%s shows the part '%s', and the value 2 hides the part",
    async (name, value, shown) => {
      page = await openForm('/torte-bestellen');
      type(field(name), value);
      await settled();
      expect(part(shown).hidden).toBe(false);
      type(field(name), '2');
      expect([part(shown).hidden, part(shown).disabled]).toEqual([true, true]);
    },
  );

  test('the fields of the shipping address open and close with an animation of 300 ms', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    // The clock is stopped, so the scroll animation would never end
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const animate = vi.fn(() => ({ finished: Promise.resolve(), cancel() {} }));
    page = await openForm('/registrieren');
    Object.assign(part('shipping'), { animate });
    field('differentshipping').dispatchEvent(new Event('focusin', { bubbles: true }));
    await settled();
    tick('differentshipping');
    await settled();
    expect(part('shipping').hidden).toBe(false);
    field('differentshipping').checked = false;
    field('differentshipping').dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    expect(part('shipping').hidden).toBe(true);
    expect(animate.mock.calls).toEqual(
      Array(2).fill([
        expect.objectContaining({ height: expect.any(Array) }),
        expect.objectContaining({ duration: 300 }),
      ]),
    );
  });

  test('showing the shipping address scrolls to its check box, and hiding the shipping address does not scroll', async () => {
    const scroll = vi.fn();
    vi.stubGlobal('scrollTo', scroll);
    page = await openForm('/registrieren');
    field('differentshipping').getBoundingClientRect = () => new DOMRect(0, 700, 20, 20);
    field('differentshipping').dispatchEvent(new Event('focusin', { bubbles: true }));
    await settled();
    tick('differentshipping');
    expect(scroll.mock.calls).toEqual([[expect.objectContaining({ top: 640 })]]);
    field('differentshipping').checked = false;
    field('differentshipping').dispatchEvent(new Event('change', { bubbles: true }));
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  test('if autofill has ticked the check box for the shipping address, submitting the form shows the shipping address', async () => {
    page = await openForm('/registrieren');
    enter(form(), { ...validOf('/registrieren'), differentshipping: '1' });
    await page.submit();
    expect(part('shipping').hidden).toBe(false);
    expect(markedFields(form())[0]).toBe('shippinggender');
  });
});

test('submitting a form hides a password that is shown as text', async () => {
  page = await openForm('/login');
  field('password').dispatchEvent(new Event('focusin', { bubbles: true }));
  await settled();
  const button = getElement('.krume-reveal');
  expect(textOf(button)).toBe('anzeigen: Passwort');
  button.click();
  expect([field('password').type, textOf(button)]).toEqual(['text', 'verbergen: Passwort']);
  enter(form(), validOf('/login'));
  await page.submit();
  expect(field('password').type).toBe('password');
});

test('submitting a form twice sends the form once', async () => {
  page = await openForm('/kontakt');
  enter(form(), validOf('/kontakt'));
  await page.submit();
  await page.submit();
  expect(page.sent).toHaveLength(1);
  expect(form().getAttribute('aria-busy')).toBe('true');
  expect(textOf(getElement('[role="status"]'))).toBe('Das Formular wird gesendet');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(form().hasAttribute('aria-busy')).toBe(false);
});

test("on mount, the server's success message gets the focus", async () => {
  page = await openHtml(String(acceptedForm('contact', 'Vielen Dank.')));
  await settled();
  expect(document.activeElement).toBe(getElement('.krume-form-success'));
});
