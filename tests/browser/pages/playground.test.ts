import type { Page } from 'playwright-core';
import { fragmentOf } from '../../../demo-pages/playground/address.ts';
import readMoreDocs from '../../../fixtures/docs/read-more.ts';
import { chunkUrl } from '../support/browser/intercept.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { cutOff } from '../support/evidence/cut-off.ts';
import { expect, test } from '../test.ts';

const heart = (attribute: string) =>
  `<div data-widget="heart-toggle" data-product-id="4711"\n  ${attribute}="false" data-name="Ruchbrot"><a href="/login">Auf die Wunschliste</a></div>`;

const editor = (page: Page) => page.getByRole('textbox', { name: 'Markup' });
const status = (page: Page) => page.locator('[data-playground="status"]');
const preview = (page: Page) => page.frameLocator('iframe[title="Vorschau"]');

/**
 * Chromium's warning about a sandbox with scripts and same origin. Here, the sandbox only keeps links inside the frame;
 * the content security policy blocks scripts.
 */
const sandbox = /An iframe which has both allow-scripts and allow-same-origin/;

/** Replaces the content of the editor with Ctrl+A and Ctrl+V. */
async function paste(page: Page, markup: string): Promise<void> {
  await editor(page).press('Control+A');
  await editor(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, markup);
}

for (const size of ['desktop', 'phone'] as const) {
  test(`on a ${size}, the playground marks the line of a typo, and offers a suggestion that corrects the typo`, {
    tags: size === 'desktop' ? ['story'] : [],
  }, async ({ visit }) => {
    const { page, allow } = await visit('/widgets/spielwiese', { size });
    allow(sandbox, /layout shift/);
    await expect.poll(() => status(page).textContent()).toBe('Noch kein Markup.');
    await expectAccessible(page, 'empty');
    await paste(page, heart('data-aktiv'));
    await expect.poll(() => status(page).textContent()).toBe('1 Fehler gefunden.');
    const finding = page.locator('[data-playground="findings"] li');
    expect(await finding.textContent()).toMatch(/^Zeile 2 Widget «heart-toggle» kennt data-aktiv nicht/);
    await page.locator('.cm-lint-marker-error').waitFor();
    await expectAccessible(page, 'with a finding');
    await expect.poll(() => page.evaluate(cutOff)).toEqual([]);

    await finding.getByRole('button', { name: '«data-active» einsetzen' }).click();
    await expect.poll(() => status(page).textContent()).toBe('Keine Fehler gefunden.');
    expect(await editor(page).textContent()).toContain('data-active="false"');
    await preview(page).locator('[data-widget="heart-toggle"][data-widget-state="ready"]').waitFor();

    await page.reload();
    await expect.poll(() => editor(page).textContent()).toContain('data-active="false"');
    await expect.poll(() => status(page).textContent()).toBe('Keine Fehler gefunden.');
  });
}

test('the playground does not run pasted code, and still works after the user enters broken or very long markup', async ({
  visit,
}) => {
  const { page, allow } = await visit('/widgets/spielwiese');
  allow(sandbox, /layout shift/);
  await paste(
    page,
    '<b onclick="document.title=1">fett</b><script>document.title = 2</script><p <<div data-widget=',
  );
  await preview(page).getByText('fett').click();
  expect(await page.title()).toMatch(/^Spielwiese/);
  expect(await preview(page).locator('.catalogue-stage script').count()).toBe(0);
  await paste(page, '<form action="/login"><a href="/login">Weg</a><button>Senden</button></form>');
  await preview(page).getByRole('link', { name: 'Weg' }).click();
  await preview(page).getByRole('button', { name: 'Senden' }).click();
  await preview(page).getByRole('link', { name: 'Weg' }).waitFor();
  const away = 'https://127.0.0.1/widgets/spielwiese/vorschau';
  await paste(
    page,
    `<a href="${away}">Gleicher Pfad</a><img src="/favicon.ico" alt="Karte" width="300" height="200" usemap="#karte"><map name="karte"><area href="${away}" alt="" shape="default"></map>`,
  );
  await preview(page).getByRole('link', { name: 'Gleicher Pfad' }).click();
  await preview(page)
    .getByAltText('Karte')
    .click({ position: { x: 100, y: 100 } });
  await preview(page).getByRole('link', { name: 'Gleicher Pfad' }).waitFor();
  await paste(page, `${'<div>'.repeat(600)}<p>zuunterst`);
  await page.getByText('Das Dokument ist nicht zu prüfen: Es ist zu tief verschachtelt.').first().waitFor();
  await editor(page).press('Control+A');
  await page.keyboard.type('<p>getippt');
  await preview(page).getByText('getippt').waitFor();
  await paste(page, `<p>${'Brot '.repeat(5000)}</p>`);
  await page.getByText('zu lang für die Adresse').waitFor();
  expect(new URL(page.url()).hash).toBe('');
});

test('while the overlay is on, the playground sorts the findings of overlay and checker by line number', async ({
  visit,
}) => {
  const { page, allow } = await visit('/widgets/spielwiese');
  allow(sandbox, /layout shift/, /Krume: /, /Failed to load resource|net::ERR/);
  await page.route(chunkUrl('read-more'), (route) => route.abort());
  const lines = () =>
    page
      .locator('[data-playground="findings"] li')
      .evaluateAll((items) => items.map((item) => /^Zeile \d+ Widget «[^»]+»/.exec(item.textContent)?.[0]));
  // Only the overlay can report a missing file of the bundle
  const [long] = readMoreDocs.fixtures;
  const text = (long?.html ?? expect.fail('no fixture')).replaceAll('\n', ' ');
  await paste(page, `<h2>Brot</h2>\n${text}\n${heart('data-aktiv')}`);
  await expect.poll(lines).toEqual(['Zeile 4 Widget «heart-toggle»']);
  await page.getByRole('checkbox', { name: 'Mit Prüfansicht' }).check();
  await expect.poll(lines).toEqual(['Zeile 2 Widget «read-more»', 'Zeile 4 Widget «heart-toggle»']);
  await expect.poll(() => status(page).textContent()).toBe('2 Fehler gefunden.');
  await expect.poll(() => page.locator('.cm-lint-marker-error').count()).toBe(2);
  await page.getByRole('checkbox', { name: 'Mit Prüfansicht' }).uncheck();
  await expect.poll(lines).toEqual(['Zeile 4 Widget «heart-toggle»']);
});

test('if an end tag is missing, turning on the overlay adds no second report of a missing part', async ({
  visit,
}) => {
  const { page, allow } = await visit('/widgets/spielwiese');
  allow(sandbox, /layout shift/, /Krume: /);
  const jobs = `<div data-widget="job-filter"><form method="get" action="/stellen"><label>Art <select name="typeOfEmployment"><option value="all">Alle</option></label><button type="submit">Anzeigen</button></form>
<p class="krume-job-count" role="status">1 Stelle</p><ul><li data-type-of-employment="lehre">Lehre</li></ul></div>`;
  await paste(page, jobs);
  await page.getByText('Fehlen davor </select> und </label>?').first().waitFor();
  const before = await status(page).textContent();
  await page.getByRole('checkbox', { name: 'Mit Prüfansicht' }).check();
  await preview(page)
    .locator('krume-debug')
    .getByText('role="status"')
    .first()
    .waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  expect(await status(page).textContent()).toBe(before);
});

test('the preview of the playground has the styles of every widget, and the overlay reports no missing style', async ({
  visit,
}) => {
  const { page, allow } = await visit('/widgets/gallery-lightbox');
  allow(sandbox, /layout shift/, /Blocked script execution in '[^']*\/ohne-javascript\/?'/);
  await page.getByRole('link', { name: 'In der Spielwiese öffnen' }).first().click();
  await preview(page).locator('[data-widget="gallery-lightbox"][data-widget-state="ready"]').waitFor();
  const columns = await preview(page)
    .locator('.krume-gallery')
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(columns).toBeGreaterThan(1);
  await page.getByRole('checkbox', { name: 'Mit Prüfansicht' }).check();
  await preview(page).locator('krume-debug li').first().waitFor({ state: 'attached' });
  expect(await preview(page).locator('krume-debug').getByText('Im <head> fehlt').count()).toBe(0);
});

test('a link opens an example in the playground, and the Tab key moves the focus out of the editor', async ({
  visit,
}) => {
  const { page, allow } = await visit('/widgets/sort-select');
  allow(sandbox, /layout shift/, /Blocked script execution in '[^']*\/ohne-javascript\/?'/);
  await page.getByRole('link', { name: 'In der Spielwiese öffnen' }).first().click();
  await expect.poll(() => editor(page).textContent()).toContain('data-widget="sort-select"');
  await expect.poll(() => status(page).textContent()).toBe('Keine Fehler gefunden.');
  await editor(page).press('Tab');
  expect(await page.evaluate(() => document.activeElement?.matches('[data-playground="editor"]'))).toBe(
    false,
  );
});

test('the playground sends the entered markup to no server', { tags: ['server'] }, async ({ newUser }) => {
  const { page, allow } = await newUser();
  allow(sandbox, /layout shift/);
  const urls: string[] = [];
  page.on('request', (request) =>
    urls.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  await page.goto(`/widgets/spielwiese${fragmentOf('<p>geheimes Rezept</p>')}`);
  await preview(page).getByText('geheimes Rezept').waitFor();
  const isLeaked = (url: string) =>
    /geheim|POST/.test(url) || url.includes(fragmentOf('<p>geheimes')?.slice(1, 12) ?? '');
  expect(urls.filter((url) => isLeaked(url.split('#')[0] ?? ''))).toEqual([]);
});

test('without JavaScript, the playground shows the command that checks markup, and no empty editor', async ({
  visit,
}) => {
  const { page } = await visit('/widgets/spielwiese', { scripts: false });
  expect(await page.locator('noscript .notice').innerText()).toContain('npx krume check');
  expect(await page.getByRole('heading', { name: 'Markup' }).count()).toBe(0);
  expect(await page.locator('.playground').isVisible()).toBe(false);
});
