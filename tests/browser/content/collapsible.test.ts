import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/evidence/axe.ts';
import { reportEveryShift } from '../support/evidence/page-monitor.ts';
import { ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// site.md section 4.2 in a browser: sections without <details>, and behaviour that needs layout and key presses

const toggle = (page: Page, name: string) => page.getByRole('button', { name });
const isOpen = async (page: Page, name: string) =>
  (await toggle(page, name).getAttribute('aria-expanded')) === 'true';
const stored = 'Was wir speichern';

for (const size of ['desktop', 'phone'] as const) {
  test(`on a ${size}, the heading of a section becomes a button, and a closed section is still closed after a reload`, {
    tags: size === 'phone' ? ['story'] : [],
  }, async ({ newUser }) => {
    const { page, allow } = await newUser({ size });
    await page.goto('/datenschutz');
    await ready(page, 'collapsible');
    await toggle(page, stored).focus();
    await page.keyboard.press('Enter');
    expect(await isOpen(page, stored)).toBe(false);
    expect(await page.getByText('Arbeitsspeicher des Demo-Servers').isVisible()).toBe(false);
    await expectAccessible(page, 'a closed section');
    await page.keyboard.press('Space');
    expect(await isOpen(page, stored)).toBe(true);
    await page.keyboard.press('Space');
    allow(/layout shift/); // The server prints the section open. The script closes it, so the content below moves up
    await page.reload();
    await toggle(page, stored).waitFor();
    await expect.poll(() => isOpen(page, stored)).toBe(false);
    expect(await isOpen(page, 'Cookies und Dritte')).toBe(true);
  });
}

test('a link to an element in a closed section opens the section', async ({ visit }) => {
  const { page } = await visit('/datenschutz');
  await toggle(page, 'Cookies und Dritte').click();
  expect(await isOpen(page, 'Cookies und Dritte')).toBe(false);
  await page.goto('/datenschutz#cookies');
  await expect.poll(() => isOpen(page, 'Cookies und Dritte')).toBe(true);
  await toggle(page, 'Cookies und Dritte').click();
  await page.goto('/');
  await page.goto('/datenschutz#cookies');
  await expect.poll(() => isOpen(page, 'Cookies und Dritte')).toBe(true);
});

test('if the server marks a section as closed, the section is closed before the script loads and open when printed', async ({
  newUser,
}) => {
  const { page, allow } = await newUser();
  await page.goto('/widgets/collapsible/beispiel/4');
  const content = page.locator('section[data-widget="collapsible"][data-closed] > div').first();
  const height = () => content.evaluate((part) => part.getBoundingClientRect().height);
  await reportEveryShift(page);
  await ready(page, 'collapsible');
  expect(await height()).toBe(0);
  allow(/layout shift/); // Printing changes the layout
  await page.emulateMedia({ media: 'print' });
  expect(await height()).toBeGreaterThan(0);
});

test('collapsible sections are open without JavaScript', async ({ visit }) => {
  const { page } = await visit('/datenschutz', { scripts: false });
  expect(await page.getByRole('button', { name: stored }).count()).toBe(0);
  expect(await page.getByText('Arbeitsspeicher des Demo-Servers').isVisible()).toBe(true);
});
