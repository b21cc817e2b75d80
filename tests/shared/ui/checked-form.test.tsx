// @vitest-environment page
import { afterEach, expect, test, vi } from 'vitest';
import { guestForm } from '../../../shared/rules/forms/guest.ts';
import { AddressFields } from '../../../shared/ui/address/AddressFields.tsx';
import { addressLabels } from '../../../shared/ui/address/labels.ts';
import { ErrorSummary } from '../../../shared/ui/components/ErrorSummary.tsx';
import { Field } from '../../../shared/ui/components/Field.tsx';
import { useCheckedForm } from '../../../shared/ui/hooks/use-checked-form.ts';
import { maxLength, umlautDomains } from '../../support/data/samples.ts';
import { openIsland } from '../../support/page/island.tsx';
import { textOf, type } from '../../support/page/live-page.ts';
import { getElement, settled } from '../../support/page/page.ts';

// shop.md section 5, "Address form and guest form": the validation of a form

let page: Awaited<ReturnType<typeof openIsland>> | undefined;
const onValid = vi.fn<(values: object) => Promise<Record<string, string> | undefined> | undefined>();
const rule = guestForm({ maxLength, umlautDomains });

function Guest() {
  const { form, problems, isSending } = useCheckedForm({ rule, onValid });
  return (
    <form {...form}>
      <AddressFields section="billing" problems={problems} />
      <Field name="email" label="E-Mail" type="email" problem={problems.email} />
      <input type="checkbox" name="acceptTerms" />
      <input type="checkbox" name="differentShipping" />
      <AddressFields prefix="shipping" section="shipping" problems={problems} />
      <ErrorSummary
        problems={problems}
        labels={{ ...addressLabels(), ...addressLabels('shipping'), email: 'E-Mail' }}
      />
      <button type="submit" aria-disabled={isSending}>
        weiter
      </button>
    </form>
  );
}

const open = async () => {
  onValid.mockReset();
  page = await openIsland(Guest);
};
afterEach(() => page?.stop());

const field = (name: string) => getElement<HTMLInputElement>(`[name="${name}"]`);
const marked = () =>
  [...document.querySelectorAll('[aria-invalid]')].map((each) => each.getAttribute('name'));
const links = () => [...document.querySelectorAll<HTMLElement>('.krume-error-summary a')];
const send = async () => {
  getElement('button[type=submit]').click();
  await settled();
};
const guest = {
  firstName: 'Regula',
  lastName: 'Muster',
  phone: '061 555 01 24',
  street: 'Rebgasse 12',
  zip: '4058',
  city: 'Basel',
  email: 'regula@example.ch',
};
/** Fills in fields without events, as autofill does. */
const fill = (values: Record<string, string> = guest) => {
  for (const [name, value] of Object.entries(values)) field(name).value = value;
  field('acceptTerms').checked = true;
};

test('the error summary separates label and message by a colon, except after a question mark', async () => {
  page = await openIsland(() => (
    <ErrorSummary
      problems={{ city: 'Bitte ausfüllen.', day: 'Bitte wählen.' }}
      labels={{ city: 'Ort', day: 'Wann?' }}
    />
  ));
  const texts = [...document.querySelectorAll('.krume-error-summary li')].map((each) => each.textContent);
  expect(texts).toEqual(['Ort: Bitte ausfüllen.', 'Wann? Bitte wählen.']);
});

test('submitting an invalid form highlights every invalid field, and focuses the first invalid field', async () => {
  await open();
  type(field('zip'), '40');
  await settled();
  expect(marked()).toEqual([]);
  await send();
  expect(marked()).toEqual(['firstName', 'lastName', 'phone', 'street', 'zip', 'city', 'email']);
  expect(document.activeElement).toBe(field('firstName'));
  expect(onValid).not.toHaveBeenCalled();
});

test('the error summary of a form lists the invalid fields, and each link focuses the named field', async () => {
  await open();
  fill({ ...guest, zip: '405a', city: '' });
  await send();
  const summary = getElement('.krume-error-summary');
  expect(textOf(summary)).toBe(
    'Bitte prüfen Sie diese AngabenPostleitzahl: Bitte geben Sie eine vierstellige Postleitzahl ein.Ort: Bitte füllen Sie dieses Feld aus.',
  );
  expect(textOf(document.getElementById(summary.getAttribute('aria-labelledby') ?? ''))).toBe(
    'Bitte prüfen Sie diese Angaben',
  );
  const scroll = vi.spyOn(field('city'), 'scrollIntoView');
  links()[1]?.click();
  expect(document.activeElement).toBe(field('city'));
  expect(scroll).toHaveBeenCalledWith({ block: 'center' });
});

test('the highlight of an invalid form field disappears as soon as the field is valid', async () => {
  await open();
  fill({ ...guest, zip: '', city: '' });
  await send();
  type(field('zip'), '405');
  await settled();
  expect(marked()).toEqual(['zip', 'city']);
  type(field('zip'), '4058');
  await settled();
  expect([marked(), links().map(textOf)]).toEqual([['city'], ['Ort']]);
  type(field('firstName'), '');
  await settled();
  expect(marked()).toEqual(['city']);
});

test('submitting a form reads autofilled values, and an invalid field does not clear the other fields', async () => {
  await open();
  fill({ ...guest, zip: '4058 ' });
  await send();
  expect(onValid.mock.calls[0]?.[0]).toMatchObject({
    guestBillingAddress: { firstName: 'Regula', street: ['Rebgasse 12'], zip: '4058' },
  });
  field('zip').value = '12345';
  await send();
  expect([field('firstName').value, field('zip').value, marked()]).toEqual(['Regula', '12345', ['zip']]);
});

test('submitting a form shows, highlights and focuses a hidden optional field whose text is too long', async () => {
  await open();
  fill({ ...guest, company: 'x'.repeat(31) });
  await send();
  expect([marked(), document.activeElement]).toEqual([['company'], field('company')]);
  expect(field('company').closest('[hidden]')).toBeNull();
  type(field('company'), 'x'.repeat(30));
  await settled();
  expect(marked()).toEqual([]);
  expect(field('company').closest('[hidden]')).toBeNull();
});

test('the highlight of an empty form field disappears when the field is no longer required', async () => {
  await open();
  fill();
  field('differentShipping').checked = true;
  await send();
  expect(marked()).toContain('shippingCity');
  field('differentShipping').checked = false;
  field('differentShipping').dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
  expect(marked()).toEqual([]);
});

test('a form ignores a second submit while the form is being sent, and accepts a submit afterwards', async () => {
  await open();
  fill();
  let finish = () => {};
  onValid.mockImplementation(
    () =>
      new Promise<undefined>((resolve) => {
        finish = () => resolve(undefined);
      }),
  );
  getElement('button[type=submit]').click();
  getElement('button[type=submit]').click();
  await settled();
  expect(onValid).toHaveBeenCalledTimes(1);
  expect([
    getElement('form').getAttribute('aria-busy'),
    getElement('button[type=submit]').getAttribute('aria-disabled'),
  ]).toEqual(['true', 'true']);
  finish();
  await settled();
  expect(getElement('form').getAttribute('aria-busy')).toBe('false');
  await send();
  expect(onValid).toHaveBeenCalledTimes(2);
});

test('if the shop refuses the value of a form field, the field is highlighted until the value changes', async () => {
  await open();
  fill();
  onValid.mockResolvedValueOnce({ zip: 'Diese Postleitzahl gibt es nicht.' });
  await send();
  expect(marked()).toEqual(['zip']);
  expect(document.activeElement).toBe(field('zip'));
  expect(textOf(getElement('.krume-error-summary li'))).toBe(
    'Postleitzahl: Diese Postleitzahl gibt es nicht.',
  );
  type(field('city'), 'Riehen');
  await settled();
  expect(marked()).toEqual(['zip']);
  type(field('zip'), '4125');
  await settled();
  expect(marked()).toEqual([]);
});
