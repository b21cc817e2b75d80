// @vitest-environment page
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { IslandContext } from '../../../../shared/registry/widget/island-context.ts';
import { DatePicker, type DatePickerProps } from '../../../../shared/ui/date-picker/DatePicker.tsx';
import { getElement, settled } from '../../../support/page/page.ts';

// shop.md section 5, "Selectable dates in the date picker", and site.md section 2.20: the date picker

afterEach(cleanup);

const weekend = 'Versand nur Montag - Freitag möglich.';
const whyNot = (date: string) => (/-(28|29)$/.test(date) ? weekend : undefined);

/** Shows a date picker in a form, for dates from tomorrow to Christmas. Returns the reported dates. */
function show(props: Partial<DatePickerProps> = {}) {
  const dates: (string | undefined)[] = [];
  const slots = { parts: new Map(), restore: () => undefined };
  const place = {
    host: document.body,
    signal: new AbortController().signal,
    slots,
    id: (part: string) => `k-${part}`,
  };
  function Form(more: Partial<DatePickerProps>) {
    const [value, setValue] = useState<string | undefined>(props.value);
    return (
      <IslandContext.Provider value={place}>
        <DatePicker
          label="Lieferdatum"
          name="deliverydate"
          min="2026-11-23"
          max="2026-12-24"
          today="2026-11-22"
          whyNot={whyNot}
          {...props}
          {...more}
          value={more.value ?? value}
          onChange={(date) => {
            dates.push(date);
            setValue(date);
          }}
        />
      </IslandContext.Provider>
    );
  }
  const { rerender } = render(<Form />);
  return { dates, update: (more: Partial<DatePickerProps>) => rerender(<Form {...more} />) };
}

const field = () => getElement<HTMLInputElement>('input[name="deliverydate"]');
const opener = () => getElement<HTMLButtonElement>('.krume-date-open');
const problem = () => document.querySelector('.krume-date-problem')?.textContent;

async function type(text: string) {
  fireEvent.input(field(), { target: { value: text } });
  await settled();
}
async function leave() {
  fireEvent.focusOut(field());
  await settled();
}
async function openCalendar() {
  opener().click();
  await settled();
}
const dialog = () => document.querySelector<HTMLDialogElement>('dialog');
const day = (date: string) => getElement(`[data-date="${date}"]`);
const focused = () => document.activeElement?.getAttribute('data-date');
const shownMonth = () => [...document.querySelectorAll('select')].map(({ value }) => value);
const press = async (key: string, more: KeyboardEventInit = {}) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  await settled();
};
const dayStatus = () => getElement('.krume-day-status').textContent;

test('the date field has a label, a placeholder with the date format, and a description', () => {
  show({ description: 'Wann sollen wir liefern?', isRequired: true });
  expect(getElement('label').textContent).toBe('Lieferdatum');
  expect(getElement('label').getAttribute('for')).toBe(field().id);
  expect(field().placeholder).toBe('TT.MM.JJJJ');
  expect(getElement(`#${field().getAttribute('aria-describedby')}`).textContent).toBe(
    'Wann sollen wir liefern?',
  );
  expect(field().required).toBe(true);
});

test('the date field calls onChange as soon as the typed date is complete', async () => {
  const { dates } = show();
  await type('25.11.2026');
  expect(dates).toEqual(['2026-11-25']);
  expect(problem()).toBeUndefined();
});

test('on blur, the date field calls onChange for a short date, and shows the full date', async () => {
  const { dates } = show();
  await type('1.12.26');
  expect(dates).toEqual([]);
  await leave();
  expect(dates).toEqual(['2026-12-01']);
  expect(field().value).toBe('01.12.2026');
});

test('the Enter key in the date field calls onChange for a short date', async () => {
  const { dates } = show();
  await type('1.12.26');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(dates).toEqual(['2026-12-01']);
});

test('on blur, the date field marks a text that is not a date, and clears the chosen date', async () => {
  const { dates } = show({ value: '2026-11-25' });
  await type('25.11.2026 am Morgen');
  expect(problem()).toBeUndefined();
  await leave();
  expect(dates).toEqual([undefined]);
  expect(field().value).toBe('25.11.2026 am Morgen');
  expect(problem()).toBe('Bitte geben Sie ein Datum in der Form 25.11.2026 ein.');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(getElement(`#${field().getAttribute('aria-describedby')}`).textContent).toBe(problem());
});

test.each([
  ['28.11.2026', weekend],
  ['22.11.2026', 'Bitte wählen Sie ein Datum ab 23.11.2026.'],
  ['25.12.2026', 'Bitte wählen Sie ein Datum bis 24.12.2026.'],
])('the date field refuses the date %s, and shows the reason: %s', async (text, reason) => {
  const { dates } = show();
  await type(text);
  await leave();
  expect(dates).toEqual([]);
  expect(problem()).toBe(reason);
});

test('clearing the date field clears the chosen date and shows no error', async () => {
  const { dates } = show({ value: '2026-11-25' });
  await type('');
  await leave();
  expect(dates).toEqual([undefined]);
  expect(problem()).toBeUndefined();
});

test('if the rules change and refuse the chosen date, the date field shows the reason', async () => {
  const { dates, update } = show({ value: '2026-11-25' });
  expect(problem()).toBeUndefined();
  update({ whyNot: () => 'Zu spät.' });
  await settled();
  expect(problem()).toBe('Zu spät.');
  expect(field().value).toBe('25.11.2026');
  expect(dates).toEqual([]);
});

test('as soon as the rules allow a refused date, the date field calls onChange', async () => {
  const { dates, update } = show();
  await type('28.11.2026');
  await leave();
  expect(dates).toEqual([]);
  update({ whyNot: () => undefined });
  await settled();
  expect(dates).toEqual(['2026-11-28']);
  expect(problem()).toBeUndefined();
});

test('the date field shows a date that the page sets after mounting', async () => {
  const { update } = show();
  await type('nonsense');
  update({ value: '2026-12-01' });
  await settled();
  expect(field().value).toBe('01.12.2026');
  expect(problem()).toBeUndefined();
});

test('the date field shows the reason for a refused date instead of the error of the form', async () => {
  show({ error: 'Bitte geben Sie ein Datum ein.' });
  const text = () => getElement(`#${field().getAttribute('aria-describedby')}`);
  expect(text().textContent).toBe('Bitte geben Sie ein Datum ein.');
  expect(text().className).toBe('krume-hidden');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await type('28.11.2026');
  await leave();
  expect(text().textContent).toBe(weekend);
});

test('a button beside the date field selects the next possible date', async () => {
  const { dates } = show({ next: '2026-11-25' });
  const next = getElement('.krume-date-next');
  expect(next.textContent).toBe('Nächster möglicher Termin: Mi., 25. November 2026');
  next.click();
  await settled();
  expect(dates).toEqual(['2026-11-25']);
  expect(field().value).toBe('25.11.2026');
});

test('the button for the next possible date announces the chosen date and keeps the focus', async () => {
  const { update } = show({ next: '2026-11-25' });
  const region = getElement('.krume-date-next ~ [role="status"]');
  const next = getElement('.krume-date-next');
  expect(region.textContent).toBe('');
  next.focus();
  next.click();
  await settled();
  expect(region.textContent).toBe('Lieferdatum: Mittwoch, 25. November 2026');
  expect(document.activeElement).toBe(next);
  const announcement = region.firstChild;
  getElement('.krume-date-next').click();
  await settled();
  expect(region.firstChild).not.toBe(announcement);
  await type('26.11.2026');
  await leave();
  expect(region.textContent).toBe('');
  await type('25.11.2026');
  await leave();
  expect(region.textContent).toBe('');
  update({ next: '2026-11-25' });
  await settled();
  expect(region.textContent).toBe('');
});

test('if no date is possible, the date field shows a default text or a text that the page has set', async () => {
  const { update } = show({ next: null });
  expect(getElement('.krume-date-none').textContent).toBe(
    'In den nächsten 180 Tagen ist kein Termin möglich.',
  );
  update({ none: 'Rufen Sie uns an: 061 000 00 00' });
  await settled();
  expect(getElement('.krume-date-none').textContent).toBe('Rufen Sie uns an: 061 000 00 00');
});

test('the date field offers no next possible date if the page sets no next date', () => {
  show();
  expect(document.querySelector('.krume-date-next, .krume-date-none')).toBeNull();
});

test('the calendar of a disabled date field does not open', async () => {
  show({ isDisabled: true, next: '2026-11-25' });
  expect([field().disabled, opener().disabled]).toEqual([true, true]);
  await openCalendar();
  expect(dialog()).toBeNull();
  expect(document.querySelector('.krume-date-next')).toBeNull();
});

test('the label of the calendar button contains the chosen date, and the button has aria-expanded', async () => {
  show({ value: '2026-11-25' });
  expect(opener().getAttribute('aria-haspopup')).toBe('dialog');
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  expect(opener().getAttribute('aria-label')).toBe(
    'Lieferdatum: Kalender öffnen, gewählt ist Mittwoch, 25. November 2026',
  );
  await openCalendar();
  expect(opener().getAttribute('aria-expanded')).toBe('true');
});

test('the calendar opens in the month of the chosen date, and focuses this date', async () => {
  show({ value: '2026-12-03', next: '2026-11-25' });
  await openCalendar();
  expect(dialog()?.open).toBe(true);
  expect(shownMonth()).toEqual(['12', '2026']);
  expect(focused()).toBe('2026-12-03');
  expect(day('2026-12-03').getAttribute('aria-selected')).toBe('true');
  expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
});

test('the calendar focuses the next possible date when no date is chosen', async () => {
  show({ next: '2026-12-01' });
  await openCalendar();
  expect(focused()).toBe('2026-12-01');
});

test('the calendar is a grid of weeks that start on Monday, and each day has an accessible name', async () => {
  show();
  await openCalendar();
  const headings = [...document.querySelectorAll('[role="columnheader"]')];
  expect(headings.map(({ textContent }) => textContent).join()).toBe('Mo,Di,Mi,Do,Fr,Sa,So');
  expect(headings[2]?.getAttribute('aria-label')).toBe('Mittwoch');
  const weeks = [...document.querySelectorAll('[role="grid"] .dayContainer > [role="row"]')];
  expect(weeks).toHaveLength(6);
  expect(weeks[4]?.textContent).toBe('23242526272829');
  expect(document.querySelectorAll('[role="gridcell"]')).toHaveLength(30);
  expect(day('2026-11-25').getAttribute('aria-label')).toBe('Mittwoch, 25. November 2026');
  expect(day('2026-11-22').getAttribute('aria-current')).toBe('date');
});

test('the calendar shows the reason for a disabled day on focus, on hover and in the accessible name of the day', async () => {
  show({ next: '2026-11-27' });
  await openCalendar();
  expect(dayStatus()).toBe('Freitag, 27. November 2026');
  await press('ArrowRight');
  expect(focused()).toBe('2026-11-28');
  expect(dayStatus()).toBe(`Samstag, 28. November 2026${weekend}`);
  expect(day('2026-11-28').getAttribute('aria-disabled')).toBe('true');
  expect(day('2026-11-28').getAttribute('aria-label')).toBe(
    `Samstag, 28. November 2026, nicht möglich: ${weekend}`,
  );

  fireEvent.pointerOver(day('2026-11-22'));
  await settled();
  expect(dayStatus()).toContain('Bitte wählen Sie ein Datum ab 23.11.2026.');
  fireEvent.pointerLeave(getElement('.krume-days'));
  await settled();
  expect(dayStatus()).toContain(weekend);
});

test('a tap on a disabled day of the calendar shows the reason, and does not choose the day', async () => {
  const { dates } = show({ next: '2026-11-25' });
  await openCalendar();
  day('2026-11-29').click();
  await settled();
  expect(dialog()?.open).toBe(true);
  expect(focused()).toBe('2026-11-29');
  expect(dayStatus()).toContain(weekend);
  expect(dates).toEqual([]);
  // The reason is announced in a live region, because a second tap on the same day does not move the focus
  await press('Enter');
  expect(getElement('dialog [role="status"]').textContent).toBe(weekend);
});

test.each(['Enter', ' '])(
  'the key %j chooses the focused day, closes the calendar and returns the focus to the calendar button',
  async (key) => {
    const { dates } = show({ next: '2026-11-25' });
    await openCalendar();
    await press('ArrowRight');
    await press(key);
    expect(dates).toEqual(['2026-11-26']);
    expect(field().value).toBe('26.11.2026');
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(opener());
  },
);

test('a click on a day of the calendar chooses the day and closes the calendar', async () => {
  const { dates } = show();
  await openCalendar();
  day('2026-11-26').click();
  await settled();
  expect(dates).toEqual(['2026-11-26']);
  expect(dialog()).toBeNull();
});

test('arrow keys and page keys move the focus in the calendar across months, up to the last allowed month', async () => {
  show({ value: '2026-11-30' });
  await openCalendar();
  await press('ArrowRight');
  expect(shownMonth()).toEqual(['12', '2026']);
  expect(focused()).toBe('2026-12-01');
  await press('PageUp');
  expect(focused()).toBe('2026-11-01');
  await press('PageUp');
  expect(focused()).toBe('2026-11-01');
  await press('PageDown', { shiftKey: true });
  expect(focused()).toBe('2026-12-31');
  expect(dayStatus()).toContain('Bitte wählen Sie ein Datum bis 24.12.2026.');
});

test('the calendar ignores keys with Ctrl, Alt or Meta', async () => {
  show({ value: '2026-11-25' });
  await openCalendar();
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) await press('ArrowRight', { [modifier]: true });
  expect(focused()).toBe('2026-11-25');
});

test('only one day of the calendar is in the tab order', async () => {
  show({ value: '2026-11-25' });
  await openCalendar();
  await press('ArrowDown');
  expect([...document.querySelectorAll('[data-date][tabindex="0"]')].map((each) => each.textContent)).toEqual(
    ['2'],
  );
});

test('labelled buttons change the month of the calendar, and a live region announces the new month', async () => {
  show({ value: '2026-11-25' });
  await openCalendar();
  const [before, after] = [getElement('.krume-month-before'), getElement('.krume-month-after')];
  expect([before.getAttribute('aria-label'), after.getAttribute('aria-label')]).toEqual([
    'Vorheriger Monat',
    'Nächster Monat',
  ]);
  expect([before.getAttribute('aria-disabled'), after.getAttribute('aria-disabled')]).toEqual([
    'true',
    'false',
  ]);
  before.click();
  await settled();
  expect(shownMonth()).toEqual(['11', '2026']);
  after.focus();
  after.click();
  await settled();
  expect(shownMonth()).toEqual(['12', '2026']);
  expect(document.activeElement).toBe(after);
  expect(getElement('dialog [role="status"]').textContent).toBe('Dezember 2026');
  expect(after.getAttribute('aria-disabled')).toBe('true');
});

test('change events from the month select and the year select do not reach the surrounding form', async () => {
  const heard = vi.fn();
  document.body.addEventListener('change', heard);
  show({ min: undefined, max: undefined, value: '2026-11-25', whyNot: undefined });
  await openCalendar();
  const [month, year] = [...document.querySelectorAll('select')];
  expect([month?.getAttribute('aria-label'), year?.getAttribute('aria-label')]).toEqual(['Monat', 'Jahr']);
  if (!month || !year) throw Error();
  month.value = '2';
  month.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
  year.value = '2028';
  year.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
  expect(shownMonth()).toEqual(['2', '2028']);
  expect(day('2028-02-29').textContent).toBe('29');
  expect(heard).not.toHaveBeenCalled();
});

test('if a calendar has no limits, it offers the ten years before and after this year (site.md section 9)', async () => {
  show({ min: undefined, max: undefined });
  await openCalendar();
  const years = [...document.querySelectorAll('select:last-of-type option')].map((each) => each.textContent);
  expect([years[0], years.at(-1), years.length]).toEqual(['2016', '2036', 21]);
});

test('the month select of the calendar disables months outside the limits', async () => {
  show();
  await openCalendar();
  const possible = [...document.querySelectorAll<HTMLOptionElement>('select:first-of-type option')]
    .filter(({ disabled }) => !disabled)
    .map((each) => each.textContent);
  expect(possible).toEqual(['November', 'Dezember']);
});

test('the calendar highlights a special day and shows its name', async () => {
  show({ value: '2026-12-04', highlight: (date) => (date === '2026-12-06' ? 'Santiglaus' : undefined) });
  await openCalendar();
  expect(day('2026-12-06').className).toContain('krume-special');
  expect(day('2026-12-06').getAttribute('aria-label')).toBe('Sonntag, 6. Dezember 2026, Santiglaus');
  await press('End');
  expect(dayStatus()).toBe('Sonntag, 6. Dezember 2026Santiglaus');
});

test('when a button in the calendar changes the rules, a disabled day becomes selectable', async () => {
  const remedy = (date: string) => whyNot(date) && <button type="button">Torte entfernen</button>;
  const undo = () => <button type="button">Rückgängig</button>;
  const { update } = show({ value: '2026-11-27', remedy });
  await openCalendar();
  expect(dayStatus()).not.toContain('Torte entfernen');
  await press('ArrowRight');
  expect(dayStatus()).toContain('Torte entfernen');
  getElement('.krume-day-status button').focus();
  update({ whyNot: () => undefined, remedy: () => undefined });
  await settled();
  expect(dayStatus()).toBe('Samstag, 28. November 2026');
  expect(day('2026-11-28').getAttribute('aria-disabled')).toBeNull();
  // The focused button was removed, so the focus moves to the day
  expect(focused()).toBe('2026-11-28');
  update({ whyNot: () => undefined, remedy: undo });
  await settled();
  expect(dayStatus()).toBe('Samstag, 28. November 2026Rückgängig');
});

test('a button in the calendar selects the next possible date', async () => {
  const { dates } = show({ next: '2026-11-25' });
  await openCalendar();
  getElement('dialog .krume-date-next').click();
  await settled();
  expect(dates).toEqual(['2026-11-25']);
  expect(dialog()).toBeNull();
});

test('‘Abbrechen’ closes the calendar, keeps the date and returns the focus to the calendar button', async () => {
  const { dates } = show({ value: '2026-11-25' });
  await openCalendar();
  await press('ArrowRight');
  getElement('dialog .krume-button-quiet').click();
  await settled();
  expect(dialog()).toBeNull();
  expect(dates).toEqual([]);
  expect(document.activeElement).toBe(opener());
});

test('opening the calendar calls whyNot() fewer than 252 times, and only for days of the shown month and the next month', async () => {
  const asked: string[] = [];
  show({
    max: '2027-05-21',
    whyNot(date) {
      asked.push(date);
      return undefined;
    },
  });
  asked.length = 0;
  await openCalendar();
  expect(new Set(asked.map((date) => date.slice(0, 7)))).toEqual(new Set(['2026-11', '2026-12']));
  expect(asked.length).toBeLessThan(42 * 6);
});

test('opening and closing the calendar ten times leaves no listeners or elements', async () => {
  show({ value: '2026-11-25' });
  const listeners = vi.spyOn(document, 'addEventListener');
  const removals = vi.spyOn(document, 'removeEventListener');
  for (let times = 0; times < 10; times++) {
    await openCalendar();
    getElement('dialog .krume-button-quiet').click();
    await settled();
  }
  expect(removals.mock.calls.length).toBe(listeners.mock.calls.length);
  expect(document.querySelectorAll('.flatpickr-calendar')).toHaveLength(0);
});
