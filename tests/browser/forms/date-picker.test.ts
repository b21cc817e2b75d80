import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { calendarUrl, openPicker } from '../date-picker/open.ts';
import { expectAccessible, expectContrast } from '../support/evidence/axe.ts';
import { expect, test } from '../test.ts';

// shop.md section 5, "Selectable dates in the date picker", under the policy `trusted-types 'none'`. Today is Sunday,
// 22 November 2026

const opener = (page: Page) => page.getByRole('button', { name: 'Kalender öffnen' });
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Lieferdatum' });
const day = (page: Page, date: string) => calendar(page).locator(`[data-date="${date}"]`);
/** Playwright refuses to click a disabled element, so a disabled day needs `force` */
const force = { force: true };
const dayStatus = (page: Page) => page.locator('.krume-day-status');
const chosen = (page: Page) => page.locator('output').textContent();
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName);
const weekend = 'Versand nur Montag - Freitag möglich.';

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

test('a mouse user reads in the calendar why a day is disabled, and selects another day', async ({
  newUser,
}) => {
  const { page } = await newUser();
  const field = await openPicker(page);
  await opener(page).click();
  await day(page, '2026-11-29').hover(force);
  await expect.poll(() => dayStatus(page).textContent()).toBe(`Sonntag, 29. November 2026${weekend}`);
  await day(page, '2026-11-28').click(force);
  await expect.poll(() => dayStatus(page).textContent()).toContain(`Samstag, 28. November 2026${weekend}`);
  expect(await chosen(page)).toBe('nichts');

  await calendar(page).getByRole('button', { name: 'Nächster Monat' }).click();
  await calendar(page).getByRole('combobox', { name: 'Jahr' }).selectOption('2027');
  await calendar(page).getByRole('combobox', { name: 'Monat' }).selectOption('Januar');
  await day(page, '2027-01-05').click();
  await expect.poll(() => chosen(page)).toBe('2027-01-05');
  expect(await field.inputValue()).toBe('05.01.2027');
  await expect.poll(() => focused(page)).toContain('gewählt ist Dienstag, 5. Januar 2027');
});

test('a keyboard user opens the calendar, selects a day and submits the form', {
  tags: ['story', 'server'],
}, async ({ newUser }) => {
  const { page } = await newUser();
  // Polls, because a dialog fires its `close` event slightly after it has closed
  const opener = page.getByRole('button', { name: /^Lieferdatum: Kalender öffnen/ });
  const closed = () => expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false');
  await openPicker(page);
  await press(page, 'Tab', 'Tab', 'Enter');
  await expect.poll(() => focused(page)).toBe('Dienstag, 24. November 2026');
  await press(page, 'ArrowRight');
  expect(await focused(page)).toMatch(/^Mittwoch, 25\. November 2026, nicht möglich: Hochzeitstorte wird/);
  await press(page, 'Enter');
  await expect.poll(() => calendar(page).getByRole('status').textContent()).toContain('Hochzeitstorte wird');
  await press(page, 'PageDown', 'Home');
  expect(await focused(page)).toBe('Montag, 21. Dezember 2026');

  // The cycle of tab stops: day, button for the next date, close button, month and year
  const stops: unknown[] = [];
  for (let stop = 0; stop < 6; stop++) {
    await press(page, 'Tab');
    stops.push(
      await page.evaluate(() => {
        const { activeElement: stop } = document;
        return stop === document.body ? 'the browser' : (stop?.ariaLabel ?? stop?.textContent);
      }),
    );
  }
  expect(stops).toEqual([
    'Nächster möglicher Termin: Di., 24. November 2026',
    'Abbrechen',
    'the browser',
    'Vorheriger Monat',
    'Monat',
    'Jahr',
  ]);
  await press(page, 'Escape');
  await closed();
  expect(await focused(page)).toBe('Lieferdatum: Kalender öffnen');

  await press(page, 'Space');
  await expect.poll(() => focused(page)).toBe('Dienstag, 24. November 2026');
  await press(page, 'Space');
  await expect.poll(() => chosen(page)).toBe('2026-11-24');
  await closed();
  await press(page, 'Shift+Tab', 'Enter');
  await expect.poll(() => page.title()).toBe('Bestellt auf 2026-11-24');
});

test('on a phone, a user selects a disabled day after removing the product that is unavailable on that day', async ({
  newUser,
}) => {
  const { page } = await newUser({ size: 'phone' });
  const field = await openPicker(page);
  await opener(page).tap();
  await day(page, '2026-11-26').tap(force);
  await expect.poll(() => dayStatus(page).textContent()).toContain('Hochzeitstorte wird');
  const sizes = await calendar(page)
    .locator('button:not(.krume-date-next), select, [role="gridcell"]')
    .evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => [width, height]),
    );
  expect(Math.min(...sizes.flat())).toBeGreaterThanOrEqual(44);

  await calendar(page).getByRole('button', { name: 'Hochzeitstorte entfernen' }).tap();
  await expect.poll(() => dayStatus(page).textContent()).toBe('Donnerstag, 26. November 2026');
  expect(await focused(page)).toBe('Donnerstag, 26. November 2026');
  await day(page, '2026-11-26').tap();
  await expect.poll(() => chosen(page)).toBe('2026-11-26');
  expect(await field.inputValue()).toBe('26.11.2026');
});

test('if a typed day is unavailable, the date field shows the reason and a button for the next possible day', async ({
  newUser,
}) => {
  const { page } = await newUser();
  const field = await openPicker(page);
  await field.fill('29.11.26');
  await press(page, 'Tab');
  await expect.poll(() => page.locator('.krume-date-problem').textContent()).toBe(weekend);
  await expectAccessible(page, 'a date that cannot be chosen');
  await page.getByRole('button', { name: 'Nächster möglicher Termin' }).click();
  await expect.poll(() => chosen(page)).toBe('2026-11-24');
  expect(await field.inputValue()).toBe('24.11.2026');
});

for (const size of ['desktop', 'phone'] as const) {
  test(`on a ${size}, the open calendar is accessible`, async ({ newUser }) => {
    const { page } = await newUser({ size });
    await openPicker(page);
    await opener(page).click();
    await day(page, '2026-11-29').click(force);
    await calendar(page).getByRole('button', { name: 'Nächster Monat' }).click();
    await expectAccessible(page, 'open');
  });
}

test('the calendar is legible on a dark background', async ({ newUser }) => {
  const { page } = await newUser();
  const theme = readFileSync(new URL('../themes/dark.css', import.meta.url), 'utf8');
  const field = await openPicker(page, '', theme);
  await field.fill('29.11.2026');
  await press(page, 'Tab');
  await expect.poll(() => page.locator('.krume-date-problem').count()).toBe(1);
  await expectContrast(page, 'main', 'field');
  await opener(page).click();
  await day(page, '2026-11-26').click(force);
  await expectContrast(page, 'dialog', 'calendar');
});

test("the calendar's code loads before the user opens the calendar", async ({ newUser }) => {
  const { page, log } = await newUser();
  await openPicker(page);
  await expect.poll(() => log.some((line) => /GET \/date-picker-test\/Calendar-/.test(line))).toBe(true);
});

test("if the calendar's code loads after the user has started to type a date, the calendar does not open", async ({
  newUser,
}) => {
  const { page } = await newUser();
  const field = await openPicker(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calendarUrl, async (route) => {
    await released;
    await route.fallback();
  });
  await page.reload();
  await opener(page).click();
  await field.fill('24.11.2026');
  await expect.poll(() => chosen(page)).toBe('2026-11-24');
  const arrived = page.waitForResponse(calendarUrl);
  release();
  await (await arrived).finished();
  expect(await calendar(page).count()).toBe(0);
  await opener(page).click();
  await expect.poll(() => calendar(page).count()).toBe(1);
});

test('if the calendar fails to load, a native date input appears, and disabled days show the same reasons', async ({
  newUser,
}) => {
  const { page, allow } = await newUser();
  allow(/Failed to load resource|ERR_FAILED/);
  const field = await openPicker(page);
  await page.route(calendarUrl, (route) => route.abort());
  await page.reload();
  await field.fill('nonsense');
  await opener(page).click();
  const own = page.getByLabel('Lieferdatum: Datum wählen');
  await expect.poll(() => focused(page)).toBe('Lieferdatum: Datum wählen');
  await own.fill('2026-11-28');
  await expect.poll(() => page.locator('.krume-date-problem').textContent()).toBe(weekend);
  await own.fill('2026-11-24');
  await expect.poll(() => chosen(page)).toBe('2026-11-24');
  expect(await field.inputValue()).toBe('24.11.2026');
});

test('a disabled date picker does not open', async ({ newUser }) => {
  const { page } = await newUser();
  const field = await openPicker(page, '?disabled');
  expect([await field.isDisabled(), await opener(page).isDisabled()]).toEqual([true, true]);
});

for (const zone of ['Pacific/Auckland', 'America/Los_Angeles', 'America/Santiago']) {
  test(`on a device in the time zone ${zone}, the field shows the day that the user selects in the calendar`, async ({
    newUser,
  }) => {
    const { page, context } = await newUser();
    const browser = await context.newCDPSession(page);
    await browser.send('Emulation.setTimezoneOverride', { timezoneId: zone });
    const field = await openPicker(page);
    await field.fill('05.04.2027');
    await opener(page).click();
    await expect.poll(() => focused(page)).toContain('Montag, 5. April 2027');
    await press(page, 'ArrowRight', 'Enter');
    await expect.poll(() => chosen(page)).toBe('2027-04-06');
    expect(await field.inputValue()).toBe('06.04.2027');
  });
}

for (const text of [16, 32]) {
  test(`at a width of 320 px and a text size of ${text} px, the calendar does not overflow`, async ({
    newUser,
  }) => {
    const { page } = await newUser();
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
    await page.setViewportSize({ width: 320, height: 700 });
    await openPicker(page);
    await opener(page).click();
    await day(page, '2026-11-26').click(force);
    const out = await page.evaluate(() =>
      [...document.querySelectorAll('#picker *')]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .filter((each) => {
          const { right, width } = each.getBoundingClientRect();
          const isCut =
            each.scrollWidth > each.clientWidth + 1 && !each.matches('select, input, .krume-hidden');
          return (
            width > 1 && (right > document.documentElement.clientWidth || (isCut && each.clientWidth > 1))
          );
        })
        .map((each) => each.outerHTML.slice(0, 80)),
    );
    expect(out).toEqual([]);
  });
}
