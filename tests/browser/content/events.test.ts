import { chunkUrl, holdRequests, refuseRequests } from '../support/browser/intercept.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// site.md sections 2.13 and 4.7 in a browser: keyboard, focus, URL and Back

test('a keyboard user filters the event list and loads more events; reload and Back restore the list', async ({
  newUser,
}) => {
  const user = await newUser({ size: 'phone' });
  const { page } = user;
  await page.goto('/events');
  await ready(page, 'event-list');
  await expectAccessible(page, 'events');
  const cards = page.locator('.krume-event');
  expect(await cards.count()).toBe(6);
  user.allow(/Failed to load resource|GET \/rest\/event\/.* 0 network/);
  const allow = await refuseRequests(page, /\/rest\/event\//);
  await page.getByRole('button', { name: 'Mehr Events laden' }).press('Enter');
  await page.getByText('Events konnten nicht geladen werden.').waitFor();
  await expectAccessible(page, 'failed');
  allow();
  await page.getByRole('button', { name: 'Erneut versuchen' }).press('Enter');
  await expect.poll(() => cards.count()).toBe(12);
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest('.krume-event')?.getAttribute('data-event')),
    )
    .toBe(await cards.nth(6).getAttribute('data-event'));
  await expectAccessible(page, 'more');
  await page.reload();
  await ready(page, 'event-list');
  expect(await cards.count()).toBe(12);

  await page.getByLabel('Kategorie').press('ArrowDown');
  await page.getByLabel('Kategorie').press('ArrowDown');
  await expect.poll(() => new URL(page.url()).search).toBe('?kategorie=2');
  await expect.poll(() => cards.count()).toBe(4);
  await page.goto('/datenschutz');
  await page.goBack();
  await ready(page, 'event-list');
  expect(await page.getByLabel('Kategorie').inputValue()).toBe('2');
  expect(await cards.count()).toBe(4);
});

test('on a slow connection, the event list applies an early filter, and the "more" button does not lose the focus', async ({
  newUser,
}) => {
  const { page } = await newUser({ size: 'phone' });
  const releaseScript = await holdRequests(page, chunkUrl('event-list'));
  await page.goto('/events', { waitUntil: 'commit' });
  await page.getByLabel('Kategorie').press('ArrowDown');
  releaseScript();
  await page.waitForURL('**/events?kategorie=1');
  await expect.poll(() => page.locator('.krume-event').count()).toBeLessThan(6);
  await page.getByLabel('Kategorie').press('ArrowUp');
  await page.getByText('6 Events').waitFor();
  const more = page.getByRole('button', { name: 'Mehr Events laden' });
  const releaseEvents = await holdRequests(page, /\/rest\/event\//);
  await more.press('Enter');
  await page.getByText('Events werden geladen …').waitFor();
  expect(await page.locator('.krume-event:nth-child(6) a:focus').count()).toBe(1);
  await expectAccessible(page, 'loading more');
  releaseEvents();
  await expect.poll(() => page.locator('.krume-event:nth-child(7) a:focus').count()).toBe(1);
});

test('without JavaScript, the server filters the event list and shows more events', async ({ visit }) => {
  const { page } = await visit('/events', { scripts: false });
  await page.getByRole('button', { name: 'Mehr Events laden' }).click();
  await expect.poll(() => page.locator('.krume-event').count()).toBe(12);
  await page.getByLabel('Kategorie').selectOption('Kindergeburtstag in der Bäckerei');
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  await page.getByText('4 Events').waitFor();
});

test('an event page that contains a map is accessible, and its ticket link moves the focus to the tickets', async ({
  newUser,
}) => {
  const { page } = await newUser({ size: 'phone' });
  await page.goto('/events/5');
  await ready(page, 'event-detail');
  await ready(page, 'event-map');
  await expectAccessible(page, 'event');
  await page.getByRole('button', { name: 'Karte laden' }).tap();
  await page.getByRole('button', { name: 'Kindergeburtstag: Cupcakes verzieren' }).press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'Route planen' }).waitFor();
  await expectAccessible(page, 'window');
  await page.getByRole('link', { name: 'Tickets' }).tap();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('tickets');
  await expectAccessible(page, 'tickets');
});
