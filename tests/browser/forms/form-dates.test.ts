import type { Page } from 'playwright-core';
import { chunkUrl, refuseRequests } from '../support/browser/intercept.ts';
import { testAt } from '../support/browser/test-at.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { ready } from '../support/user/page-objects.ts';
import { expect } from '../test.ts';

const today = '2026-11-21T10:00:00+01:00';
const test = testAt(today);

// site.md section 2.20: the calendar beside the date fields of the server HTML

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const opener = (page: Page, label: string) =>
  page.getByRole('button', { name: `${label}: Kalender öffnen`, exact: true });
const day = (page: Page, date: string) => page.locator(`dialog [data-date="${date}"]`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

for (const size of ['phone', 'desktop'] as const) {
  test(`on a ${size}, the user selects a birthday by year, and cannot select a party date in the past`, async ({
    newUser,
  }) => {
    const { page } = await newUser({ consent: 'granted', size });
    await page.clock.setFixedTime(today);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    const calendars = () => loaded.filter((path) => chunkUrl('open-calendar').test(path));
    await page.goto('/kindergeburtstag');
    await ready(page, 'checked-form');
    await field(page, 'childname').focus();
    expect(calendars()).toEqual([]);

    await opener(page, 'Geburtsdatum des Kindes').click();
    const calendar = page.getByRole('dialog', { name: 'Geburtsdatum des Kindes' });
    await calendar.getByRole('combobox', { name: 'Jahr' }).selectOption('2019');
    await calendar.getByRole('combobox', { name: 'Monat' }).selectOption('April');
    await expectAccessible(page, `calendar on a ${size}`);
    await day(page, '2019-04-03').click();
    await calendar.waitFor({ state: 'detached' });
    expect(await field(page, 'birthday').inputValue()).toBe('03.04.2019');
    await expect.poll(() => focused(page)).toBe('Geburtsdatum des Kindes: Kalender öffnen');
    expect(calendars()).toHaveLength(1);

    await opener(page, 'Wann wird gefeiert?').click();
    await day(page, '2026-11-20').click({ force: true });
    await page.locator('.krume-day-status').getByText('Bitte wählen Sie ein Datum ab 21.11.2026.').waitFor();
    await day(page, '2026-11-21').click();
    await expect.poll(() => field(page, 'eventdate').inputValue()).toBe('21.11.2026');
  });
}

test('the calendar opens at the date that the user has typed, and a reload keeps the date', async ({
  visit,
}) => {
  const { page } = await visit('/kindergeburtstag', { consent: 'granted' });
  await ready(page, 'checked-form');
  await field(page, 'birthday').focus();
  await page.keyboard.type('3.4.19');
  await page.keyboard.press('Tab');
  await expect.poll(() => field(page, 'birthday').inputValue()).toBe('03.04.2019');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Mittwoch, 3. April 2019');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).toBe('Donnerstag, 4. April 2019');
  await page.keyboard.press('Enter');
  await expect.poll(() => field(page, 'birthday').inputValue()).toBe('04.04.2019');
  await expect.poll(() => focused(page)).toBe('Geburtsdatum des Kindes: Kalender öffnen');
  await page.reload();
  await expect.poll(() => field(page, 'birthday').inputValue()).toBe('04.04.2019');
});

test('if the calendar fails to load, a hint about typing the date appears, and the next click loads the calendar', async ({
  newUser,
}) => {
  const { page, allow } = await newUser({ consent: 'granted' });
  allow(/Krume: |Failed to load resource|Failed to fetch/);
  const letThrough = await refuseRequests(page, chunkUrl('open-calendar'));
  await page.goto('/kindergeburtstag');
  await ready(page, 'checked-form');
  await opener(page, 'Wann wird gefeiert?').click();
  await page.getByRole('alert').getByText('Bitte geben Sie das Datum ein, so: 25.11.2026').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('eventdate');
  letThrough();
  await opener(page, 'Wann wird gefeiert?').click();
  await page.getByRole('dialog', { name: 'Wann wird gefeiert?' }).waitFor();
});
