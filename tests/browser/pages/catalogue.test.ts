import type { Page } from 'playwright-core';
import { docs } from '../../../fixtures/index.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { cutOff } from '../support/evidence/cut-off.ts';
import { overlayReports } from '../support/evidence/overlay-reports.ts';
import { ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

/** Path of each example, without JavaScript if a customer cannot try the example live. */
const examples = Object.entries(docs).flatMap(([name, { fixtures }]) =>
  fixtures.map(({ live }, index) => {
    const path = `/widgets/${name}/beispiel/${index + 1}`;
    return live === 'nobody' || live === 'response' ? `${path}/ohne-javascript` : path;
  }),
);

const loaded = (page: Page) =>
  expect.poll(() => page.locator('[data-widget-state="loading"]').count()).toBe(0);

/** In a frame without scripts, the browser also blocks the script that monitors the page. */
const blocked = /Blocked script execution in '[^']*\/ohne-javascript'/;

const parts = 5;
for (let part = 0; part < parts; part++) {
  test(`each example in part ${part + 1} of ${parts} of the catalogue is accessible, and is not cut off at 320 px`, {
    timeout: 240_000,
  }, async ({ newUser }) => {
    const { page, allow } = await newUser({ as: 'customer' });
    // Resizing the window moves the content
    allow(/layout shift/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of examples.filter((_, index) => index % parts === part)) {
      await page.setViewportSize({ width: 900, height: 720 });
      await page.goto(path);
      await loaded(page);
      expect([path, await page.getByRole('dialog').count(), page.url().endsWith(path)]).toEqual([
        path,
        0,
        true,
      ]);
      expect([path, await page.evaluate(() => scrollY)]).toEqual([path, 0]);
      await expectAccessible(page, path);
      await page.setViewportSize({ width: 320, height: 720 });
      await expect
        .poll(async () => [path, await page.evaluate(cutOff)], { timeout: 10_000 })
        .toEqual([path, []]);
    }
  });
}

test('the overlay reports no mistake in the first example of each widget', { timeout: 240_000 }, async ({
  newUser,
}) => {
  const user = await newUser({ as: 'customer' });
  const reports = await overlayReports(
    user,
    examples.filter((each) => each.endsWith('/1')),
  );
  // An example page preloads no script if its widget does not start with the page, and the overlay reports the missing
  // link
  expect(reports.filter((report) => !report.includes('modulepreload'))).toEqual([]);
});

test('an outdated catalogue link leads to the page of its widget', async ({ visit }) => {
  const { page, url, allow } = await visit('/login');
  allow(blocked);
  await page.goto('/widgets#heart-toggle');
  await page.waitForURL(`${url}/widgets/heart-toggle`);
});

test("the catalogue's search finds a widget by its German name and by its technical name", async ({
  visit,
}) => {
  const { page } = await visit('/widgets');
  const found = page.locator('.catalogue-group li:visible h3');
  const search = page.getByRole('searchbox', { name: 'Widget suchen' });
  await search.fill('herz produktvorschau');
  await expect.poll(() => found.allTextContents()).toEqual(['Herz der Wunschliste']);
  await search.fill('job-filter');
  await expect.poll(() => found.allTextContents()).toEqual(['Stellen mit Filter']);
  expect(await page.locator('form [role="status"]').textContent()).toBe('1 Widget');
});

test('the catalogue shows an example at the chosen width and without JavaScript', async ({ newUser }) => {
  const { page, allow } = await newUser({ as: 'customer' });
  // Changing the width of a frame moves the content in it
  allow(blocked, /layout shift/);
  await page.goto('/widgets/heart-toggle');
  await ready(page, 'product-tabs');
  await page.getByRole('tab', { name: 'Angemeldet: noch nicht gemerkt' }).click();
  const example = page.locator('#beispiel-2');
  const frame = page.frameLocator('#beispiel-2 iframe');
  await frame.locator('[aria-pressed]').waitFor();
  for (const [label, width] of [
    ['320 px', 320],
    ['1280 px', 1280],
  ] as const) {
    await example.getByLabel(label, { exact: true }).check();
    await expect.poll(async () => (await example.locator('iframe').boundingBox())?.width).toBe(width);
  }
  await example.getByLabel('Ohne JavaScript', { exact: true }).check();
  await frame.getByRole('button', { name: 'Auf die Wunschliste' }).waitFor();
  expect(await frame.locator('[data-widget-state]').count()).toBe(0);
  await example.getByLabel('Ohne JavaScript', { exact: true }).uncheck();
  await frame.locator('[data-widget-state="ready"]').waitFor();
});

test('on a phone, the beginning of the second example tab is visible, and arrow keys select the next tab', async ({
  visit,
}) => {
  const { page, allow } = await visit('/widgets/heart-toggle', { size: 'phone' });
  allow(blocked, /layout shift/);
  await page.setViewportSize({ width: 320, height: 800 });
  await ready(page, 'product-tabs');
  const second = page.getByRole('tab').nth(1);
  expect((await second.boundingBox())?.x).toBeLessThan(270);
  await page.getByRole('tab').first().press('ArrowRight');
  expect(await second.getAttribute('aria-selected')).toBe('true');
  await page.locator('#beispiel-2').waitFor();
});

test("a link in an example opens outside the example's frame", async ({ visit }) => {
  const { page, url, allow } = await visit('/login');
  allow(blocked);
  await page.goto('/widgets/heart-toggle');
  await page.frameLocator('#beispiel-1 iframe').locator('[data-widget-state="ready"] a').click();
  await page.waitForURL(`${url}/login*`);
});
