// @vitest-environment page
import { expect, onTestFinished, test, vi } from 'vitest';
import { enter, markedFields } from '../../../site-forms/enter.ts';
import { textOf, type } from '../../../support/page/live-page.ts';
import { getElement, settled } from '../../../support/page/page.ts';
import { field, form, openForm, openHtml, testForms, validOf } from '../open-form.ts';

// site.md sections 2.20 and 5, "General": date fields. The clock of the tests shows 21.11.2026

testForms({ isBotCheckAllowed: true });

let page: Awaited<ReturnType<typeof openForm>>;

const path = '/kindergeburtstag';
const valid = validOf(path);
const why = () => textOf(document.querySelector('.krume-error-summary li'));
const leaveField = async (name: string) => {
  field(name).dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
};

test.each([
  ['/konto/angaben', ['Geburtsdatum: Kalender öffnen']],
  [path, ['Geburtsdatum des Kindes: Kalender öffnen', 'Wann wird gefeiert?: Kalender öffnen']],
  ['/torte-bestellen', ['Wann brauchen Sie die Torte?: Kalender öffnen']],
  ['/offerte', ['Wann?: Kalender öffnen']],
  ['/kontakt', []],
])('the form at %s has the calendar buttons %j, and unmounting removes the buttons', async (at, names) => {
  page = await openForm(at);
  const buttons = () => [...document.querySelectorAll('.krume-open-calendar')];
  expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual(names);
  page.leave();
  expect(buttons()).toEqual([]);
});

test.each(['readonly', 'disabled'])(
  'a date field with the attribute %s has no calendar button',
  async (state) => {
    page = await openHtml(
      `<div data-widget="checked-form" data-form="account"><form><label>Geburtsdatum <input name="birthday" value="03.04.1985" ${state}></label><label>Vorname <input name="firstname"></label><button type="submit">Speichern</button></form></div>`,
    );
    expect(document.querySelector('.krume-open-calendar')).toBeNull();
  },
);

test('the calendar button is removed while the date field is disabled or read-only', async () => {
  page = await openForm('/offerte');
  const button = getElement('.krume-open-calendar');
  field('deliverydate').disabled = true;
  await vi.waitFor(() => expect(button.isConnected).toBe(false));
  // A click on a removed button opens no calendar
  button.click();
  await import('../../../../widgets/checked-form/dates/open-calendar.tsx');
  await settled();
  expect(document.querySelector('dialog')).toBeNull();
  field('deliverydate').disabled = false;
  await vi.waitFor(() => expect(button.isConnected).toBe(true));
  field('deliverydate').readOnly = true;
  await vi.waitFor(() => expect(button.isConnected).toBe(false));
});

test.each([
  ['birthday', '1906', '2026', 121],
  ['eventdate', '2026', '2036', 11],
])("the calendar of the field '%s' offers the years from %s to %s", async (name, first, last, count) => {
  // Imports the calendar in advance, because the import may take longer than the time-out of `waitFor`
  await import('../../../../widgets/checked-form/dates/open-calendar.tsx');
  page = await openForm(path);
  const at = ['birthday', 'eventdate'].indexOf(name);
  document.querySelectorAll<HTMLElement>('.krume-open-calendar')[at]?.click();
  const years = () =>
    [...document.querySelectorAll('dialog select:last-of-type option')].map((each) => each.textContent);
  await vi.waitFor(() => expect(years()).not.toEqual([]));
  expect([years()[0], years().at(-1), years().length]).toEqual([first, last, count]);
});

test('a native date field gets no calendar button and keeps its value', async () => {
  page = await openHtml(
    '<div data-widget="checked-form" data-form="account"><form><label>Geburtsdatum <input type="date" name="birthday" value="1985-04-03"></label><button type="submit">Speichern</button></form></div>',
  );
  await page.submit();
  expect(document.querySelector('.krume-open-calendar')).toBeNull();
  expect(page.sent.map((sent) => sent.get('birthday'))).toEqual(['1985-04-03']);
});

test.each(['3.4.2019', '03.04.2019', '3. Apr 2019', '3. Apr 19', '3/4/19', '2019-04-03'])(
  'on change, the date field replaces the typed date %s by the format 03.04.2019',
  async (typed) => {
    page = await openForm(path);
    type(field('birthday'), typed);
    expect(field('birthday').value).toBe(typed);
    await settled();
    await leaveField('birthday');
    expect(field('birthday').value).toBe('03.04.2019');
  },
);

test('submitting the form reformats an autofilled date', async () => {
  page = await openForm(path);
  enter(form(), { ...valid, birthday: '3.4.19', eventdate: '5. dez 26' });
  await page.submit();
  expect(page.sent.map((sent) => [sent.get('birthday'), sent.get('eventdate')])).toEqual([
    ['03.04.2019', '05.12.2026'],
  ]);
});

test('on change, the date field keeps an invalid date as typed', async () => {
  page = await openForm(path);
  type(field('birthday'), '29.02.2023');
  await settled();
  await leaveField('birthday');
  expect(field('birthday').value).toBe('29.02.2023');
});

test.each([
  ['data-min', '2026-12-01', '30.11.2026', '01.12.2026', 'Bitte wählen Sie ein Datum ab 01.12.2026.'],
  ['data-max', '2027-01-31', '01.02.2027', '31.01.2027', 'Bitte wählen Sie ein Datum bis 31.01.2027.'],
])('a date field with %s="%s" rejects %s and accepts %s', async (name, limit, out, within, says) => {
  page = await openForm(path);
  field('eventdate').setAttribute(name, limit);
  enter(form(), { ...valid, eventdate: out });
  await page.submit();
  expect([markedFields(form()), why()]).toEqual([['eventdate'], `Wann wird gefeiert? ${says}`]);
  type(field('eventdate'), within);
  await settled();
  await page.submit();
  expect(page.sent).toHaveLength(1);
});

test('data-notice-days sets the first valid date of the date field and of its calendar', async () => {
  await import('../../../../widgets/checked-form/dates/open-calendar.tsx');
  page = await openForm('/torte-bestellen', { bounds: { deliverydate: { noticeDays: '3' } } });
  enter(form(), { ...validOf('/torte-bestellen'), deliverydate: '23.11.2026' });
  await page.submit();
  expect([markedFields(form()), why()]).toEqual([
    ['deliverydate'],
    'Wann brauchen Sie die Torte? Bitte wählen Sie ein Datum ab 24.11.2026.',
  ]);
  getElement('.krume-open-calendar').click();
  const dayStatus = () => textOf(document.querySelector('.krume-day-status'));
  await vi.waitFor(() => expect(dayStatus()).toContain('Bitte wählen Sie ein Datum ab 24.11.2026.'));
  type(field('deliverydate'), '24.11.2026');
  await settled();
  await page.submit();
  expect(page.sent).toHaveLength(1);
});

test('submitting checks the min attribute of a native date field', async () => {
  page = await openHtml(
    '<div data-widget="checked-form" data-form="account"><form><label>Geburtsdatum <input type="date" name="birthday" min="1990-01-01" value="1985-04-03"></label><button type="submit">Speichern</button></form></div>',
  );
  await page.submit();
  expect([markedFields(form()), page.sent]).toEqual([['birthday'], []]);
  field('birthday').value = '1990-01-01';
  await page.submit();
  expect(page.sent).toHaveLength(1);
});

test('submitting checks the min and max attributes of a number field', async () => {
  page = await openForm(path, { bounds: { participants: { min: '6', max: '12' } } });
  enter(form(), { ...valid, participants: '13' });
  await page.submit();
  expect(why()).toBe('Anzahl Kinder: Bitte geben Sie eine Zahl von 6 bis 12 ein.');
  type(field('participants'), '12');
  await settled();
  await page.submit();
  expect(page.sent).toHaveLength(1);
});

test('a form that stays open past midnight rejects the previous day', async () => {
  page = await openForm(path);
  enter(form(), { ...valid, eventdate: '21.11.2026' });
  field('eventdate').dispatchEvent(new Event('focusin', { bubbles: true }));
  await settled();
  vi.setSystemTime(Date.UTC(2026, 10, 21, 23, 0, 1));
  await page.submit();
  expect([page.sent, why()]).toEqual([
    [],
    'Wann wird gefeiert? Dieses Datum darf nicht in der Vergangenheit liegen.',
  ]);
  enter(form(), { ...valid, birthday: '22.11.2026', eventdate: '22.11.2026' });
  await page.submit();
  expect(page.sent).toHaveLength(1);
});

test('a date field with a data-min in the past still rejects past dates', async () => {
  page = await openForm(path);
  field('eventdate').dataset.min = '2026-01-01';
  enter(form(), { ...valid, eventdate: '20.11.2026' });
  await page.submit();
  expect(why()).toContain('Dieses Datum darf nicht in der Vergangenheit liegen.');
});

test('if the calendar fails to load, a text explains how to type the date, and the field gets the focus', async () => {
  page = await openForm(path);
  const calendar = '../../../../widgets/checked-form/dates/open-calendar.tsx';
  vi.doMock(calendar, () => {
    throw Error('blocked');
  });
  onTestFinished(() => vi.doUnmock(calendar));
  getElement('.krume-open-calendar').click();
  await vi.waitFor(() =>
    expect(textOf(document.querySelector('[role="alert"]'))).toBe(
      'Der Kalender kann nicht geladen werden. Bitte geben Sie das Datum ein, so: 25.11.2026',
    ),
  );
  expect(document.activeElement).toBe(field('birthday'));
  type(field('birthday'), '3');
  expect(document.querySelector('[role="alert"]')).toBeNull();
});
