import type { Locator } from 'playwright-core';
import { chunkUrl } from '../support/browser/intercept.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { linesOf } from '../support/evidence/lines-of.ts';
import { ready } from '../support/user/page-objects.ts';
import type { User } from '../support/user/user.ts';
import { expect, test } from '../test.ts';

// site.md section 2.12: branches and their filter

const shown = ({ page }: User) => page.locator('[data-branch]:not([hidden]) h2').allTextContents();

test('the branch filter works by keyboard and touch, and keeps its choice after a reload and after Back', {
  tags: ['story'],
}, async ({ newUser }) => {
  const user = await newUser({ size: 'phone' });
  const { page } = user;
  await page.goto('/filialen');
  await ready(page, 'branch-list');
  await page.locator('[name="art"]').focus();
  await page.keyboard.press('c');
  await expect.poll(() => shown(user)).toEqual(['Rebgasse', 'Riehen Dorf', 'Muttenz']);
  await expectAccessible(page, 'filtered');
  await page.reload();
  await ready(page, 'branch-list');
  await expect.poll(() => shown(user)).toHaveLength(3);
  await page.getByLabel('Jetzt geöffnet').tap();
  await expect.poll(() => new URL(page.url()).search).toBe('?art=cafe&offen=1');
  await page.goto('/datenschutz');
  await page.goBack();
  await ready(page, 'branch-list');
  expect(await page.getByLabel('Jetzt geöffnet').isChecked()).toBe(true);
  expect(await page.locator('[name="art"]').inputValue()).toBe('cafe');
});

test('after Back from the map of the branches, the URL contains the filter of the list', async ({
  visit,
}) => {
  const { page } = await visit('/filialen', { size: 'phone' });
  await ready(page, 'branch-list');
  await page.getByRole('link', { name: 'Zur Karte' }).tap();
  await page.waitForURL('**/filialen#karte');
  await page.locator('[name="art"]').press('c');
  await page.waitForURL('**/filialen?art=cafe#karte');
  await page.goBack();
  await page.waitForURL('**/filialen?art=cafe');
});

test("the user sorts the branch list by zip or by the phone's position, and expands opening hours", async ({
  newUser,
}) => {
  const user = await newUser({ size: 'phone' });
  const { page, context } = user;
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 47.53, longitude: 7.64 });
  await page.goto('/filialen?plz=4410');
  await ready(page, 'branch-list');
  expect((await shown(user))[0]).toBe('Liestal Märtstand');
  await page.getByRole('button', { name: 'In meiner Nähe' }).tap();
  await expect.poll(async () => (await shown(user))[0]).toBe('Muttenz');
  expect(await page.locator('.krume-branch-distance').first().textContent()).toMatch(/^\d+ m|\d\.\d km$/);
  expect(await page.getByLabel('PLZ').inputValue()).toBe('');
  const hours = page.locator('.krume-branch-hours').first();
  expect(await hours.isVisible()).toBe(false);
  await page.locator('summary', { hasText: 'Öffnungszeiten' }).first().tap();
  expect(await hours.isVisible()).toBe(true);
  await expectAccessible(page, 'nearest first');
});

test('on a wide screen, the branch map stays beside the list; on a phone, links lead to the map and back', async ({
  visit,
}) => {
  const { page } = await visit('/filialen');
  const top = () => page.locator('.branches-map').evaluate((map) => map.getBoundingClientRect().top);
  await page.mouse.move(300, 600);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  expect(await top()).toBeGreaterThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Zur Karte' }).click();
  await expect.poll(top).toBeLessThan(400);
  await page.getByRole('link', { name: 'Zur Liste' }).click();
  await expect.poll(top).toBeGreaterThan(844);
});

test('without JavaScript, the server filters the branch list', async ({ visit }) => {
  const { page } = await visit('/filialen', { scripts: false });
  await page.locator('[name="art"]').selectOption('Marktstand');
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  await page.getByText('1 Filiale', { exact: true }).waitFor();
  expect(await page.locator('[data-branch]:visible h2').allTextContents()).toEqual(['Liestal Märtstand']);
});

/** Follows the link to the map if the link is visible: on a phone, the map is below the list. */
async function goToMap({ page }: User): Promise<void> {
  const link = page.getByRole('link', { name: 'Zur Karte' });
  if (await link.isVisible()) await link.click();
  await ready(page, 'branch-map');
}

const loadMap = async (user: User) => {
  const { page } = user;
  await goToMap(user);
  await page.getByRole('button', { name: 'Karte laden' }).click();
  await page.getByRole('button', { name: '9 Filialen' }).waitFor();
};

/** Zooms in until a branch has its own marker. Each press splits a cluster. */
const enlargeTo = async ({ page }: User, name: string) => {
  while (!(await page.getByRole('button', { name }).isVisible()))
    await page
      .getByRole('button', { name: /^\d+ Filialen$/ })
      .first()
      .press('Enter');
};

test('after consent, the branch map loads, has a single tab stop and shows the branches that match the filter', async ({
  newUser,
}) => {
  const user = await newUser({ size: 'phone' });
  const { page, url } = user;
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(url)) foreign.push(request.url());
  });
  await page.goto('/filialen');
  await goToMap(user);
  await expectAccessible(page, 'question');
  expect(foreign).toEqual([]);
  await loadMap(user);
  expect(foreign.every((url) => /demo\/maps/.test(url))).toBe(true);
  await expectAccessible(page, 'map');

  // The whole map is one tab stop. Arrow keys move the focus between its markers and buttons
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('9 Filialen');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Liestal Märtstand');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  expect(await focused()).toBe('Karte, mit Pfeiltasten verschieben');
  await page.getByRole('status').filter({ hasText: 'Karte auf 9 Filialen vergrössert' }).waitFor();
  await expectAccessible(page, 'enlarged');
  await page.locator('[data-branch="2"]').getByRole('link', { name: 'Auf der Karte zeigen' }).press('Enter');
  await page.getByRole('dialog', { name: 'Marktplatz' }).press('Escape');
  await page.getByRole('dialog', { name: 'Marktplatz' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Marktplatz' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toBe('Marktplatz');
  // The focused marker is drawn in front of nearby markers
  const isInFront = await page.getByRole('button', { name: 'Marktplatz' }).evaluate((pin) => {
    const { x, y, width, height } = (pin.querySelector('img') ?? pin).getBoundingClientRect();
    return pin.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isInFront).toBe(true);
  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog', { name: 'Marktplatz' });
  await window.getByRole('link', { name: 'Route planen' }).waitFor();
  await expectAccessible(page, 'window');
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'detached' });
  expect(await focused()).toBe('Marktplatz');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Vergrössern');

  await page.locator('[name="art"]').selectOption('Café');
  await expect.poll(() => page.locator('.branch-map [data-pin]').count()).toBe(3);
  // The map shows all branches that match the filter
  const map = page.locator('.krume-map-canvas');
  const isInView = async (pin: Locator) => {
    const [outer, inner] = [await map.boundingBox(), await pin.locator('img').boundingBox()];
    if (!outer || !inner) return false;
    const isWide = inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width;
    return isWide && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
  };
  for (const pin of await map.locator('[data-pin]').all()) await expect.poll(() => isInView(pin)).toBe(true);
});

test('if a marker outside the visible part of the branch map receives the focus, the map moves to the marker', async ({
  visit,
}) => {
  const { page } = await visit('/filialen', { consent: 'granted' });
  const map = page.locator('.krume-map-canvas');
  await map.locator('[data-pin]').first().waitFor();
  await page.getByRole('region', { name: 'Karte, mit Pfeiltasten verschieben' }).focus();
  for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowRight');
  await map.locator('[data-pin][tabindex="0"]').focus();
  const inside = await map.evaluate((canvas) => {
    const [outer, inner] = [canvas, document.activeElement].map((each) => each?.getBoundingClientRect());
    return outer && inner && inner.left >= outer.left && inner.right <= outer.right;
  });
  expect(inside).toBe(true);
  expect(await map.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});

test('at any zoom level, no marker covers half of another marker, whether or not the map has an id', async ({
  newUser,
}) => {
  const user = await newUser();
  const { page } = user;
  for (const path of ['/filialen', '/filialen?karte=kennung']) {
    await page.goto(path);
    await goToMap(user);
    const prompt = page.getByRole('button', { name: 'Karte laden' });
    if (path === '/filialen') await prompt.click();
    await page.getByRole('button', { name: '9 Filialen' }).waitFor();
    for (let zoom = 10; zoom <= 16; zoom++) {
      const overlaps = await page.locator('.branch-map [data-pin] > *').evaluateAll((pictures) => {
        const boxes = pictures.map((picture) => picture.getBoundingClientRect());
        return boxes.filter((box, index) =>
          boxes
            .slice(index + 1)
            .some(
              (other) =>
                Math.abs(box.x + box.width / 2 - other.x - other.width / 2) < (box.width + other.width) / 4 &&
                Math.abs(box.y + box.height / 2 - other.y - other.height / 2) <
                  (box.height + other.height) / 4,
            ),
        ).length;
      });
      expect([zoom, overlaps]).toEqual([zoom, 0]);
      await page.getByRole('button', { name: 'Vergrössern' }).click();
    }
  }
});

test('a branch in the list links to its marker on the map, and the info window of the marker links to the branch', {
  tags: ['story'],
}, async ({ visit }) => {
  const user = await visit('/filialen');
  const { page } = user;
  await loadMap(user);
  const entry = page.locator('[data-branch="7"]');
  const link = entry.getByRole('link', { name: 'Auf der Karte zeigen' });
  await link.click();
  const window = page.getByRole('dialog', { name: 'Riehen Dorf' });
  await window.waitFor();
  await expect.poll(() => entry.getAttribute('aria-current')).toBe('true');
  await window.getByRole('button', { name: 'Schliessen' }).click();
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await window.getByRole('button', { name: 'In der Liste zeigen' }).click();
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("on a small phone with doubled text size, no name, day or time in a map's info window wraps", async ({
  newUser,
}) => {
  const user = await newUser({ size: 'phone' });
  const { page, context } = user;
  // A viewport of 320 px minus a scroll bar of 15 px
  await page.setViewportSize({ width: 305, height: 844 });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await page.goto('/filialen');
  await loadMap(user);
  await page.locator('[data-branch="7"]').getByRole('link', { name: 'Auf der Karte zeigen' }).click();
  const hours = page.getByRole('dialog', { name: 'Riehen Dorf' }).locator('dd');
  await hours.first().waitFor();
  const linesOfTimes = () =>
    hours.evaluateAll((places) =>
      places.flatMap((place) => {
        const { firstChild } = place;
        const range = document.createRange();
        return [...(firstChild?.textContent ?? '').matchAll(/\d\d:\d\d/g)].map(({ 0: time, index }) => {
          if (firstChild) range.setStart(firstChild, index);
          if (firstChild) range.setEnd(firstChild, index + time.length);
          return range.getClientRects().length;
        });
      }),
    );
  expect((await linesOfTimes()).length).toBeGreaterThan(1);
  // Polls, because lines may wrap until the font has loaded
  await expect.poll(async () => new Set(await linesOfTimes())).toEqual(new Set([1]));

  // The headings of info windows do not wrap either
  await page.keyboard.press('Escape');
  await page.locator('[data-branch="2"]').getByRole('link', { name: 'Auf der Karte zeigen' }).click();
  const info = page.getByRole('dialog', { name: 'Marktplatz' });
  await info.waitFor();
  const parts = await info.locator('h2, dt').all();
  await expect
    .poll(async () => (await Promise.all(parts.map((part) => part.evaluate(linesOf)))).flat())
    .toEqual(['Marktplatz', 'Mo-Fr', 'Sa']);
  const toList = info.getByRole('button', { name: 'In der Liste zeigen' });
  expect(await toList.evaluate((element) => getComputedStyle(element).textAlign)).toBe('start');
});

for (const [path, selector] of [
  ['/filialen', '.krume-branch-hours dd'],
  ['/filialen/7', '.branch-hours dd'],
] as const) {
  test(`with doubled text size, no time of day on the page ${path} wraps`, async ({ newUser }) => {
    const { page, context } = await newUser({ size: 'phone' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
    await page.goto(path);
    for (const summary of await page.locator('.krume-branch-times summary').all()) await summary.click();
    for (const width of [305, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const linesOfHours = async () =>
        (
          await Promise.all((await page.locator(selector).all()).map((each) => each.evaluate(linesOf)))
        ).flat();
      await expect.poll(linesOfHours).toContainEqual(expect.stringMatching(/\d\d:\d\d/));
      const torn = async () =>
        (await linesOfHours()).filter((line) => line.replaceAll(/\d\d:\d\d|Uhr|[-&\s]/g, ''));
      await expect.poll(torn).toEqual([]);
    }
  });
}

test('the consent prompt of a map has equal spacing above and below its text', async ({ visit }) => {
  const { page } = await visit('/filialen/7', { size: 'phone' });
  await page.setViewportSize({ width: 320, height: 844 });
  await page.locator('.krume-map-small').scrollIntoViewIfNeeded();
  await ready(page, 'branch-map');
  const [above = 0, below = 0] = await page.locator('.krume-map-small').evaluate((place) => {
    const { top, bottom } = place.getBoundingClientRect();
    const first = place.querySelector('.krume-gate p')?.getBoundingClientRect();
    const last = place.querySelector('.krume-gate-alternative')?.getBoundingClientRect();
    return [(first?.top ?? 0) - top, bottom - (last?.bottom ?? 0)];
  });
  expect(Math.abs(above - below)).toBeLessThanOrEqual(4);
});

for (const mode of ['keine', 'gesperrt', 'abgelehnt']) {
  test(`if the map service is in the state "${mode}", the branch list remains and a message explains why the map is missing`, async ({
    newUser,
  }) => {
    const user = await newUser();
    const { page } = user;
    user.allow(/gesperrt/, /Failed to load resource/, /Die Karte kann nicht gezeigt werden/);
    await page.goto(`/filialen?karte=${mode}`);
    await ready(page, 'branch-map');
    if (mode !== 'keine') await page.getByRole('button', { name: 'Karte laden' }).click();
    await page.getByText('Die Karte kann zurzeit nicht angezeigt werden.').waitFor();
    await page.getByText('Alle Filialen stehen mit Adresse').waitFor();
    expect(await page.locator('[data-branch]:visible').count()).toBe(11);
    await expectAccessible(page, mode);
  });
}

test('if the map script fails to load at first, a retry loads a map with advanced markers', async ({
  visit,
}) => {
  const user = await visit('/filialen?karte=kennung');
  const { page } = user;
  user.allow(/Failed to load resource|net::ERR|Die Karte kann nicht gezeigt werden/);
  await page.route(chunkUrl('draw-map'), (route) => route.abort());
  await ready(page, 'branch-map');
  await page.getByRole('button', { name: 'Karte laden' }).click();
  const retry = page.locator('.branch-map').getByRole('button', { name: 'Erneut versuchen' });
  await retry.waitFor();
  await page.unroute(chunkUrl('draw-map'));
  await retry.click();
  await page.getByRole('button', { name: '9 Filialen' }).waitFor();
  await enlargeTo(user, 'Marktplatz');
  await page.getByRole('button', { name: 'Marktplatz' }).press('Enter');
  await page.getByRole('dialog', { name: 'Marktplatz' }).waitFor();
});

test('a branch page is accessible, and shows the next events and a map with one marker', async ({
  newUser,
}) => {
  const { page } = await newUser({ size: 'phone' });
  const height = () => page.locator('.branch-map').evaluate((map) => map.clientHeight);
  await page.goto('/filialen');
  await ready(page, 'branch-list');
  const large = await height();
  await page.getByRole('link', { name: 'Riehen Dorf' }).tap();
  await page.waitForURL('**/filialen/7');
  await ready(page, 'branch-map');
  await ready(page, 'event-list');
  expect(await page.locator('.krume-event').count()).toBe(3);
  expect(await page.locator('[data-widget="event-list"] :is(select, button)').count()).toBe(0);
  await page.getByRole('button', { name: 'Karte laden' }).tap();
  await page.getByRole('button', { name: 'Riehen Dorf' }).waitFor();
  await expect.poll(() => page.locator('.branch-map [data-pin]').count()).toBe(1);
  await expectAccessible(page, 'branch');
  const small = await height();
  await page.setViewportSize({ width: 1440, height: 900 });
  expect([large, small, await height()]).toEqual([420, 400, 400]);
});

test('the consent prompt of a small map causes no layout shift', async ({ newUser }) => {
  const { page } = await newUser({ size: 'phone' });
  for (const path of ['/filialen/7', '/events/5'])
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const place = page.locator('.krume-map-place');
      await place.scrollIntoViewIfNeeded();
      await place.getByRole('button', { name: 'Karte laden' }).waitFor();
      expect([path, width, await place.evaluate((map) => map.clientHeight)]).toEqual([path, width, 400]);
    }
});
