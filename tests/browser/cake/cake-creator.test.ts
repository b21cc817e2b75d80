import type { Page } from 'playwright-core';
import { cartItemUrl } from '../support/browser/intercept.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { expectNothingLeft, follow, held } from '../support/evidence/held.ts';
import {
  addMotifs,
  button,
  cakeUrl,
  confirmButton,
  creator,
  expectFilled,
  filled,
  keptElements,
  news,
  openCreator,
  openSection,
  orderBox,
  picture,
  place,
  readImage,
  type SentFile,
} from '../support/user/cake.ts';
import { drawn } from '../support/user/configurator.ts';
import { expectBadges, ready } from '../support/user/page-objects.ts';
import { fingers } from '../support/user/touch.ts';
import { expect, test } from '../test.ts';

// shop.md sections 2.3, 4, 7, 8 and 9: a box of cakes from the product page to the cart

async function middle(page: Page, number: number) {
  const box = await place(page, number).boundingBox();
  if (!box) throw Error(`There is no place ${number}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: box.width };
}

async function dragTo(page: Page, from: number, to: { x: number; y: number }) {
  const start = await middle(page, from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 10, start.y, { steps: 2 });
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

async function fillFrom(page: Page, number: number) {
  await place(page, number).focus();
  await page.keyboard.press('Enter');
  await button(page, 'Alle leeren Plätze füllen').click();
}

/** The request that adds an article to the cart. */
const ordered = (page: Page) =>
  page.waitForRequest((request) => cartItemUrl.test(request.url()) && request.method() === 'POST');

test('a mouse user fills, rearranges and orders a box of 16 cakes', {
  tags: ['story'],
}, async ({ visit }) => {
  const { page } = await visit(cakeUrl('371'));
  await ready(page, 'cake-creator');
  expect(await late(page)).toEqual([]);
  await openCreator(page);
  expect(await late(page)).toEqual(['CreatorDialog', 'scene']);
  expect(await creator(page).evaluate((each) => getComputedStyle(each).animation)).toMatch(
    /0\.3s.*krume-fade/,
  );
  await expectAccessible(page, 'empty');
  expect(await button(page, 'In den Warenkorb').isDisabled()).toBe(true);
  await creator(page).getByText('Noch nichts hinzugefügt.').waitFor();

  await openSection(page, 'Text einfügen');
  await button(page, 'Einfügen').click();
  await expect.poll(() => page.getByPlaceholder('Text eingeben').getAttribute('aria-invalid')).toBe('true');
  await page.getByPlaceholder('Text eingeben').fill('Anna');
  await page.getByLabel('Schriftart wählen').selectOption('Impact');
  await button(page, 'Einfügen').click();
  await expectFilled(page, ['1 Anna']);
  await addMotifs(page, 'Herz', 'Stern');
  await expectAccessible(page, 'motifs');
  await button(page, 'Zurück').click();
  await expectFilled(page, ['1 Anna', '2 Herz', '3 Stern']);
  await expectAccessible(page, 'half full');

  await dragTo(page, 2, await middle(page, 8));
  await expectFilled(page, ['1 Anna', '3 Stern', '8 Herz']);
  expect(await news(page).textContent()).toContain('Herz von Platz 2 auf Platz 8.');
  await dragTo(page, 3, await middle(page, 1));
  await expectFilled(page, ['1 Stern', '3 Anna', '8 Herz']);
  // An element that is dropped between slots or outside the box returns to its slot
  const eighth = await middle(page, 8);
  await dragTo(page, 8, { x: eighth.x - 0.65 * eighth.size, y: eighth.y - 0.62 * eighth.size });
  await dragTo(page, 8, { x: eighth.x + 500, y: eighth.y });
  // A drag also ends when the pointer is released over the panel
  expect(await page.locator('[data-dragging]').count()).toBe(0);
  await expectFilled(page, ['1 Stern', '3 Anna', '8 Herz']);

  await button(page, 'Rückgängig').click();
  await expectFilled(page, ['1 Anna', '3 Stern', '8 Herz']);
  await button(page, 'Wiederholen').click();
  await expectFilled(page, ['1 Stern', '3 Anna', '8 Herz']);

  await fillFrom(page, 8);
  await expect.poll(async () => (await filled(page)).length).toBe(16);
  await button(page, 'Element hinzufügen').waitFor({ state: 'detached' });
  expect(
    await creator(page)
      .getByRole('button', { name: /klonen$/ })
      .count(),
  ).toBe(0);
  await expectAccessible(page, 'full');

  const request = ordered(page);
  await button(page, 'In den Warenkorb').click();
  await confirmButton(page).waitFor();
  await expectAccessible(page, 'the preview of the finished box');
  await page.getByText('16 Stück · Himbeer · CHF 69.00').waitFor();
  await confirmButton(page).click();
  const body = (await request).postDataJSON();
  await creator(page).waitFor({ state: 'detached' });
  await expectBadges(page, { cart: '1' });
  expect(body.productOptions).toEqual([
    { id: '182', value: '371' },
    { id: '185', value: '4181' },
  ]);
  const files: SentFile[] = body.customOptions;
  expect(files.map(({ id, value }) => [id, value.name, value.type])).toEqual([
    [21, 'anordnung.jpg', 'image/jpeg'],
    [20, 'print.png', 'image/png'],
  ]);
  const [layout, print] = files;
  if (!layout || !print) throw Error('Two files are sent');
  // Colours of the box and of the red heart in the second slot
  const seen = await readImage(page, layout, [
    [2, 2],
    [246, 92],
  ]);
  expect([seen.width, seen.height]).toEqual([640, 640]);
  expect(near(seen.colors[0], [237, 232, 225, 255])).toBe(true);
  expect(near(seen.colors[1], [249, 47, 60, 255])).toBe(true);
  // The print image has six columns and three rows, and is transparent between the cakes
  const printed = await readImage(page, print, [
    [10, 10],
    [94 + 378 + 50, 83 + 189],
    [94 + 378 + 115 + 189, 83 + 189],
    [94 + 378 + 115 + 189, 83 + 20],
  ]);
  expect([printed.width, printed.height]).toEqual([94 + 6 * 378 + 5 * 115 + 94, 83 + 3 * 378 + 2 * 115 + 83]);
  expect(printed.colors.map((color) => color[3])).toEqual([0, 0, 255, 0]);
  expect(near(printed.colors[2], [249, 47, 60, 255])).toBe(true);

  await page.goto('/warenkorb');
  const line = page.locator('.krume-line', { hasText: 'Happy Cake' });
  const thumbnail = line.locator('img');
  await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  const downloading = page.waitForEvent('download');
  await line.getByRole('link', { name: 'print.png' }).click();
  expect((await downloading).suggestedFilename()).toBe('print.png');
  await line.getByRole('link', { name: 'Gestaltung öffnen' }).waitFor();
  await expectAccessible(page, 'in the cart');
  // Opening the ordered box keeps the current draft
  await line.getByRole('link', { name: 'Gestaltung öffnen' }).click();
  await picture(page).waitFor();
  expect(await filled(page)).toHaveLength(16);
  await creator(page).getByText('Sie kommt zu der Box dazu, die schon im Warenkorb liegt.').waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await button(page, 'Rückgängig').click();
  await expectFilled(page, []);
});

/** Names of the cake creator's on-demand chunks that the page has loaded */
const late = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => name.match(/(?<=\/)(CreatorDialog|scene)(?=-)/)?.[0] ?? [])
      .sort(),
  );

/** Whether two colours are similar. JPEG and font smoothing change colours slightly. */
const near = (color: readonly number[] | undefined, expected: readonly number[]) =>
  expected.every((value, channel) => Math.abs((color?.[channel] ?? -99) - value) < 24);

test('a keyboard user fills, changes and orders a box of 24 cakes', async ({ visit }) => {
  const { page } = await visit(cakeUrl('378'));
  await openCreator(page);
  await place(page, 1).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await creator(page).getByText('Kommt auf Platz 2.').waitFor();
  await page.getByPlaceholder('Text eingeben').focus();
  await page.keyboard.type('Für dich');
  await button(page, 'Einfügen').press('Enter');
  await expectFilled(page, ['2 Für dich']);
  await expect.poll(() => place(page, 2).evaluate((each) => each === document.activeElement)).toBe(true);

  await page.keyboard.press('Shift+ArrowDown');
  await expectFilled(page, ['8 Für dich']);
  await page.keyboard.press('Enter');
  await button(page, 'Bearbeiten').press('Enter');
  await creator(page).getByText('Platz 8 bearbeiten').waitFor();
  await page.getByPlaceholder('Text eingeben').fill('Für Ben');
  await button(page, 'Übernehmen').press('Enter');
  await expectFilled(page, ['8 Für Ben']);
  await expect.poll(() => place(page, 8).evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.press('Delete');
  await expectFilled(page, []);
  await page.keyboard.press('Control+z');
  await expectFilled(page, ['8 Für Ben']);
  await fillFrom(page, 8);
  await expect.poll(async () => (await filled(page)).length).toBe(24);
  await button(page, 'In den Warenkorb').press('Enter');
  await confirmButton(page).press('Enter');
  await creator(page).waitFor({ state: 'detached' });
  await expectBadges(page, { cart: '1' });
});

/**
 * Expects that one finger drags an element, and that a second finger or a cancelled touch returns the element to its
 * slot.
 */
async function expectFingers(page: Page): Promise<void> {
  const touch = await fingers(page);
  const [one, four, five, eight] = await Promise.all([1, 4, 5, 8].map((number) => middle(page, number)));
  if (!one || !four || !five || !eight) throw Error('There are eight places');
  const between = { x: (one.x + four.x) / 2, y: (one.y + four.y) / 2 };
  const drag = async () => {
    await touch('touchStart', one);
    for (const point of [between, four]) await touch('touchMove', point);
    await expect.poll(() => page.locator('[data-dragging]').count()).toBe(1);
  };
  const scale = () => page.evaluate(() => visualViewport?.scale);
  const before = ['1 Kleeblatt', '8 Rose'];

  await drag();
  await touch('touchEnd');
  await expectFilled(page, ['4 Kleeblatt', '8 Rose']);
  // Clicks instead of tapping, because Chromium ignores a tap after a finger was lifted during a movement
  await button(page, 'Rückgängig').click();
  await expectFilled(page, before);

  // The second finger touches first an empty slot, then an element. Both fingers move and are lifted
  for (const second of [five, eight]) {
    await drag();
    await touch('touchStart', four, second);
    await touch('touchMove', between, { x: second.x - 60, y: second.y + 60 });
    await touch('touchEnd');
    await expect.poll(() => page.locator('[data-dragging]').count()).toBe(0);
    expect([await filled(page), await scale()]).toEqual([before, 1]);
  }
  await drag();
  await touch('touchCancel');
  expect(await filled(page)).toEqual(before);

  // A pinch over elements neither zooms the page nor moves an element
  await touch('touchStart', one, eight);
  for (const far of [20, 40, 60])
    await touch('touchMove', { x: one.x - far, y: one.y }, { x: eight.x + far, y: eight.y });
  await touch('touchEnd');
  expect([await filled(page), await scale()]).toEqual([before, 1]);
  expect(await page.locator('.krume-cake-menu').count()).toBe(0);
}

test('a touch user fills a round box and continues after a reload', async ({ visit }) => {
  const { page } = await visit(cakeUrl('367'), { size: 'phone' });
  await openCreator(page);
  await expectAccessible(page, 'empty on a phone');
  await place(page, 8).tap();
  await page.getByRole('tab', { name: 'Vorlage einfügen' }).tap();
  await button(page, 'Rose').tap();
  // The box stays visible above the panel
  const isAbove = () =>
    page.evaluate(() => {
      const [box, aside] = ['.krume-cake-box', '.krume-cake-panel'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      return box && aside && box.bottom <= aside.top;
    });
  await expect.poll(isAbove).toBe(true);
  await expectFilled(page, ['8 Rose']);
  await addMotifs(page, 'Kleeblatt');
  await expectFilled(page, ['1 Kleeblatt', '8 Rose']);
  await expectAccessible(page, 'motifs on a phone');
  await expect.poll(() => keptElements(page)).toBe(2);
  await page.reload();
  await openCreator(page);
  await expectFilled(page, ['1 Kleeblatt', '8 Rose']);
  await expectFingers(page);
  await place(page, 1).tap();
  await button(page, 'Füllen').tap();
  await expectFilled(page, [
    '1 Kleeblatt',
    '2 Kleeblatt',
    '3 Rose',
    '4 Kleeblatt',
    '5 Rose',
    '6 Kleeblatt',
    '7 Rose',
    '8 Rose',
  ]);
  await button(page, 'In den Warenkorb').tap();
  await confirmButton(page).tap();
  await creator(page).waitFor({ state: 'detached' });
  // After an order, the creator opens without the ordered design
  await page.goto(cakeUrl('367'));
  await openCreator(page);
  await expectFilled(page, []);
});

test('if the page unloads while a cake box is being ordered, the draft of the box is deleted', async ({
  visit,
}) => {
  const { page } = await visit(cakeUrl('367'));
  await openCreator(page);
  await addMotifs(page, 'Rose');
  await fillFrom(page, 1);
  await expect.poll(() => keptElements(page)).toBe(8);
  // The shop receives the order, but the page unloads before the response
  let reached = () => {};
  const isReached = new Promise<void>((resolve) => {
    reached = resolve;
  });
  await page.route(cartItemUrl, async (route) => {
    await route.fetch();
    reached();
  });
  await orderBox(page);
  await isReached;
  await page.goto('/warenkorb');
  await expectBadges(page, { cart: '1' });
  await expect.poll(() => keptElements(page)).toBe(0);
  await page.goto(cakeUrl('367'));
  await openCreator(page);
  await expectFilled(page, []);

  await page.goto('/warenkorb');
  await page.getByRole('link', { name: /^Gestaltung öffnen/ }).click();
  await expect.poll(async () => (await filled(page)).length).toBe(8);
});

test('the cake creator keeps the box if an order fails, and asks for confirmation before it discards the box', async ({
  visit,
}) => {
  const user = await visit(cakeUrl('367'));
  const { page } = user;
  await openCreator(page);
  await addMotifs(page, 'Herz');
  await button(page, 'Zurück').click();
  await fillFrom(page, 1);
  await expect.poll(async () => (await filled(page)).length).toBe(8);

  user.allow(/500/);
  await page.route(cartItemUrl, (route) => route.fulfill({ status: 500, json: {} }));
  await button(page, 'In den Warenkorb').press('Enter');
  await confirmButton(page).press('Enter');
  await page.getByText('Happy-Cake konnte zum Warenkorb hinzugefügt werden.').waitFor();
  await page.getByRole('button', { name: 'Schliessen' }).click();
  expect(await filled(page)).toHaveLength(8);
  await expect
    .poll(() => button(page, 'In den Warenkorb').evaluate((each) => each === document.activeElement))
    .toBe(true);

  await button(page, 'Neustarten').click();
  await page.getByText('Wollen Sie wirklich alle Elemente zurücksetzen?').waitFor();
  await page.getByRole('button', { name: 'Abbrechen' }).last().click();
  expect(await filled(page)).toHaveLength(8);
  await button(page, 'Neustarten').click();
  await page.getByRole('button', { name: 'Ja' }).click();
  await expectFilled(page, []);

  await page.keyboard.press('Escape');
  await page.getByText('Wollen Sie die Konfiguration wirklich abbrechen?').waitFor();
  await page.getByRole('button', { name: 'Ja' }).click();
  await creator(page).waitFor({ state: 'detached' });
  expect(await page.locator('canvas').count()).toBe(0);
});

test('if a motif of the box fails to load, pressing the order button shows an error with a retry button', async ({
  visit,
}) => {
  const user = await visit(cakeUrl('367'));
  const { page } = user;
  await openCreator(page);
  await addMotifs(page, 'Herz');
  await button(page, 'Zurück').click();
  await fillFrom(page, 1);
  await expect.poll(async () => (await filled(page)).length).toBe(8);
  await expect.poll(() => keptElements(page)).toBe(8);

  user.allow(/heart\.svg/, /ERR_FAILED/);
  await page.route('**/heart.svg', (route) => route.abort());
  await page.reload();
  await openCreator(page);
  await button(page, 'In den Warenkorb').click();
  await page.getByText('Die Vorschau kann gerade nicht gezeichnet werden.').waitFor();
  await page.unroute('**/heart.svg');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await confirmButton(page).click();
  await creator(page).waitFor({ state: 'detached' });
  await expectBadges(page, { cart: '1' });
});

test('a user uploads a picture, crops it and places it in the box', { tags: ['story'] }, async ({
  visit,
}) => {
  const { page } = await visit(cakeUrl('367'));
  await openCreator(page);
  await openSection(page, 'Bild hochladen');
  const input = creator(page).locator('input[type="file"]');
  await input.setInputFiles({ name: 'anna.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await page.getByText('Dateityp unzulässig.').waitFor();
  await input.setInputFiles({ name: 'kaputt.png', mimeType: 'image/png', buffer: Buffer.from('keins') });
  await page.getByText('Diese Datei ist kein lesbares Bild.').waitFor();

  await input.setInputFiles(await drawn(page, 600, 400));
  const dialog = page.getByRole('dialog', { name: 'Ausschnitt wählen' });
  await dialog.locator('cropper-selection').waitFor();
  await expectAccessible(page, 'cutting a picture');
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await dialog.waitFor({ state: 'detached' });
  await button(page, 'Neues Bild hochladen...').waitFor();

  await input.setInputFiles(await drawn(page, 600, 400));
  await dialog.locator('cropper-selection').waitFor();
  // Dragging a corner keeps the selection square
  const selection = dialog.locator('cropper-selection');
  const corner = await dialog.locator('cropper-handle[action="se-resize"]').boundingBox();
  if (!corner) throw Error('The corner is not seen');
  const [x, y] = [corner.x + corner.width / 2, corner.y + corner.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y - 90, { steps: 4 });
  await page.mouse.up();
  const cut = await selection.boundingBox();
  expect(cut?.width).toBeCloseTo(cut?.height ?? 0, 0);
  expect(cut?.width).toBeLessThan(350);
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();

  await input.setInputFiles(await drawn(page, 600, 400));
  await dialog.locator('cropper-selection').waitFor();
  await dialog.locator('.krume-crop-frame').focus();
  for (const key of ['-', '-', '-', '-', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await creator(page)
    .getByText(/^Dieses Bild ist klein \(3\d\d Pixel\)/)
    .waitFor();
  await button(page, 'Speichern').click();
  await expectFilled(page, ['1 anna.png']);
});

test('a keyboard user replaces and removes an uploaded picture', async ({ visit }) => {
  const { page } = await visit(cakeUrl('367'));
  await openCreator(page);
  await openSection(page, 'Bild hochladen');
  const input = creator(page).locator('input[type="file"]');
  const dialog = page.getByRole('dialog', { name: 'Ausschnitt wählen' });
  const cut = async (name: string, width: number) => {
    await input.setInputFiles({ ...(await drawn(page, width, 600)), name });
    await dialog.locator('cropper-selection').waitFor();
    await dialog.getByRole('button', { name: 'Speichern' }).press('Enter');
    await expect
      .poll(() => button(page, 'Speichern').evaluate((it) => it === document.activeElement))
      .toBe(true);
  };
  await cut('falsch.png', 600);
  await expectAccessible(page, 'a picture that is cut');
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Anderes Bild').press('Enter');
  await chooser;
  await cut('auch-falsch.png', 700);
  await button(page, 'Verwerfen').press('Enter');
  await expect.poll(() => news(page).textContent()).toContain('Bild verworfen.');
  await expect
    .poll(() => button(page, 'Neues Bild hochladen...').evaluate((it) => it === document.activeElement))
    .toBe(true);
  await cut('richtig.png', 600);
  await button(page, 'Speichern').press('Enter');
  await expectFilled(page, ['1 richtig.png']);
});

test('on a phone, a section of the cake creator scrolls into view when it opens', async ({ visit }) => {
  const { page } = await visit(cakeUrl('367'), { size: 'phone' });
  await openCreator(page);
  await openSection(page, 'Text einfügen');
  for (const [title, first] of [
    ['Vorlage einfügen', 'Herzaugen'],
    ['Bild hochladen', 'Neues Bild hochladen...'],
  ] as const) {
    await openSection(page, title);
    const ends = () =>
      button(page, first).evaluate((part) => {
        const panel = part.closest('.krume-cake-content')?.getBoundingClientRect();
        const { top, bottom } = part.getBoundingClientRect();
        return panel && top > panel.top && bottom < panel.bottom;
      });
    await expect.poll(ends).toBe(true);
  }
});

test('after a keyboard user crops a picture, the save button is visible and has the focus', async ({
  visit,
}) => {
  const { page } = await visit(cakeUrl('367'));
  await openCreator(page);
  await openSection(page, 'Text einfügen');
  await openSection(page, 'Bild hochladen');
  await button(page, 'Neues Bild hochladen...').focus();
  await creator(page)
    .locator('input[type="file"]')
    .setInputFiles(await drawn(page, 600, 600));
  await page.locator('cropper-selection').waitFor();
  await page
    .getByRole('dialog', { name: 'Ausschnitt wählen' })
    .getByRole('button', { name: 'Speichern' })
    .press('Enter');
  // The focused button is visible together with its focus ring
  const isInSight = () =>
    page.evaluate(() => {
      const panel = document.querySelector('.krume-cake-content')?.getBoundingClientRect();
      const focused = document.querySelector('.krume-cake-content :focus');
      const { top = 0, bottom = 0 } = focused?.getBoundingClientRect() ?? {};
      return (
        focused?.textContent === 'Speichern' && panel && top > panel.top + 5 && bottom < panel.bottom - 5
      );
    });
  await expect.poll(isInSight).toBe(true);
  await page.keyboard.press('Enter');
  await expectFilled(page, ['1 anna.png']);
});

/** Selects a picture with a script in the page, because Playwright would keep a reference to the file field. */
async function choosePicture(page: Page, picture: Buffer): Promise<void> {
  const field = creator(page).locator('input[type="file"]');
  await field.waitFor({ state: 'attached' });
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const chosen = new DataTransfer();
    chosen.items.add(new File([bytes], 'anna.png', { type: 'image/png' }));
    const input = document.querySelector<HTMLInputElement>('.krume-cake input[type="file"]');
    if (!input) throw Error('There is no field for a picture');
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, picture.toString('base64'));
}

test('opening and closing the cake creator ten times leaks no canvas, node, listener, timer, observer, worker or object URL', async ({
  newUser,
}) => {
  const { page, context } = await newUser();
  await page.addInitScript(follow);
  await page.goto(cakeUrl('371'));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const { buffer } = await drawn(page, 300, 200);
  const cutting = page.getByRole('dialog', { name: 'Ausschnitt wählen' });
  const come = async () => {
    await openCreator(page);
    await openSection(page, 'Bild hochladen');
    await choosePicture(page, buffer);
    await cutting.locator('cropper-selection').waitFor();
    await cutting.getByRole('button', { name: 'Abbrechen' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Ja' }).click();
    await picture(page).waitFor({ state: 'detached' });
  };
  const left = async () => ({
    ...(await held(devtools)),
    live: await page.evaluate(() => window.live.size),
    shown: await page.locator('canvas, .krume-dialog').count(),
  });
  // The first visits load the code and fill the caches
  await come();
  await come();
  const { shown } = await expectNothingLeft(left, async () => {
    for (let turn = 0; turn < 10; turn += 1) await come();
  });
  expect(shown).toBe(0);
  const isBack = () =>
    page.locator('[data-widget-intent="configure"]').evaluate((each) => each === document.activeElement);
  await expect.poll(isBack).toBe(true);
});
